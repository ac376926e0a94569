import type { ServicePage as ServicePageRecord } from '../../../content/types.ts'
import { ActionLink } from '../blocks/ActionLink/ActionLink.tsx'
import { Hero } from '../blocks/Hero/Hero.tsx'
import { ServiceFacts } from '../blocks/ServiceFacts/ServiceFacts.tsx'
import classes from './ServicePage.module.css'

/** One treatment: what it is, what a session is like, and how to book it. */
export function ServicePage({ page: { name, description, detail, bookingHref } }: { page: ServicePageRecord }) {
  return (
    <>
      <Hero eyebrow="Services" title={name} text={description}>
        <ActionLink href={bookingHref}>Book {name}</ActionLink>
        <ActionLink href="/locations" tone="quiet" onDark>
          Find Location
        </ActionLink>
      </Hero>
      {detail && (
        <div className={classes['facts']}>
          <ServiceFacts detail={detail} headingLevel={2} />
        </div>
      )}
    </>
  )
}
