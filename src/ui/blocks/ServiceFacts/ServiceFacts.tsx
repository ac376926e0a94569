import * as words from '../../../../content/words/service-detail.ts'
import type { ServiceDetail } from '../../../../content/types.ts'
import classes from './ServiceFacts.module.css'

/** The four parts of a service's detail: docs/product/services.md, P-SERVICE-11. */
export function ServiceFacts({ detail }: { detail: ServiceDetail }) {
  return (
    <div className={classes['facts']}>
      <section>
        <h3>{words.about}</h3>
        <p>{detail.description}</p>
      </section>
      <section>
        <h3>{words.benefits}</h3>
        <ul className={classes['benefits']}>
          {detail.benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{words.session}</h3>
        <dl className={classes['session']}>
          <div>
            <dt>{words.duration}</dt>
            <dd>{detail.duration}</dd>
          </div>
          <div>
            <dt>{words.price}</dt>
            <dd>{detail.price}</dd>
          </div>
          <div>
            <dt>{words.suitableFor}</dt>
            <dd>{detail.suitableFor.join(', ')}</dd>
          </div>
        </dl>
      </section>
      <section>
        <h3>{words.process}</h3>
        <ol className={classes['process']}>
          {detail.process.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </div>
  )
}
