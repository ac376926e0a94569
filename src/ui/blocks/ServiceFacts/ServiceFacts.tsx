import type { ServiceDetail } from '../../../../content/types.ts'
import classes from './ServiceFacts.module.css'

/** The four parts of a service's detail: docs/product/services.md, P-SERVICE-11. */
export function ServiceFacts({ detail }: { detail: ServiceDetail }) {
  return (
    <div className={classes['facts']}>
      <section>
        <h3>About</h3>
        <p>{detail.description}</p>
      </section>
      <section>
        <h3>Key Benefits</h3>
        <ul className={classes['benefits']}>
          {detail.benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </section>
      <section>
        <h3>Session Details</h3>
        <dl className={classes['session']}>
          <div>
            <dt>Duration</dt>
            <dd>{detail.duration}</dd>
          </div>
          <div>
            <dt>Price</dt>
            <dd>{detail.price}</dd>
          </div>
          <div>
            <dt>Suitable for</dt>
            <dd>{detail.suitableFor.join(', ')}</dd>
          </div>
        </dl>
      </section>
      <section>
        <h3>What to Expect</h3>
        <ol className={classes['process']}>
          {detail.process.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </div>
  )
}
