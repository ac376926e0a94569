import type { ServiceDetail } from '../../../../content/types.ts'
import classes from './ServiceFacts.module.css'

export interface ServiceFactsProps {
  detail: ServiceDetail
  headingLevel: 2 | 3
}

/** SPEC's four parts of a service's detail: About, Key Benefits, Session Details, What to Expect. */
export function ServiceFacts({ detail, headingLevel }: ServiceFactsProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={classes['facts']}>
      <section>
        <Heading>About</Heading>
        <p>{detail.description}</p>
      </section>
      <section>
        <Heading>Key Benefits</Heading>
        <ul className={classes['benefits']}>
          {detail.benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </section>
      <section>
        <Heading>Session Details</Heading>
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
        <Heading>What to Expect</Heading>
        <ol className={classes['process']}>
          {detail.process.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </div>
  )
}
