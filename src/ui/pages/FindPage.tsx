import { clinicsFor } from '../../../content/any-list.ts'
import * as words from '../../../content/words/find.ts'
import type { ContentPage as Page, FindIndex, FoundService } from '../../../content/types.ts'
import { Band } from '../blocks/Band/Band.tsx'
import { FindField } from '../find/FindField.tsx'
import { ContentPage } from './ContentPage.tsx'
import classes from './FindPage.module.css'

export interface FindPageProps {
  page: Page
  index: FindIndex
}

/** The search, and below it everything that it knows, as links. Source: docs/decisions/38-search.md. */
export function FindPage({ page, index: { needs, services, clinics } }: FindPageProps) {
  return (
    <>
      <ContentPage
        page={{ ...page, sections: page.sections.filter(({ kind }) => kind === 'hero') }}
        stage={{
          stage: (
            <>
              <FindField />
              <ul className={classes['often']} aria-label={words.wishes}>
                {needs.map(({ title }, place) => (
                  <li key={title}>
                    <a href={`#wish-${place}`}>{title}</a>
                  </li>
                ))}
              </ul>
            </>
          ),
        }}
      />
      <Band title={words.wishes} intro={words.wishesIntro} surface="frost">
        <ul className={classes['wishes']}>
          {needs.map(({ title, services: slugs, isMedical }, place) => (
            <li key={title} id={`wish-${place}`}>
              <h3>{title}</h3>
              {isMedical && <a href="/online-consult">{words.consultationFirst}</a>}
              {services
                .filter(({ slug }) => slugs.includes(slug))
                .map((service) => (
                  <a key={service.slug} href={service.href}>
                    {service.name}
                  </a>
                ))}
            </li>
          ))}
        </ul>
      </Band>
      <Band title={words.servicesTitle} intro={words.servicesIntro} surface="white">
        <ul className={classes['services']}>
          {services.map((service) => (
            <li key={service.slug}>
              <h3>
                <a href={service.href}>{service.name}</a>
              </h3>
              <p>{service.figures}</p>
              <Booking service={service} />
            </li>
          ))}
        </ul>
      </Band>
      <Band title={words.clinicsTitle} intro={words.clinicsIntro} surface="frost">
        <ul className={classes['wishes']}>
          {clinics.map(({ slug, name, place, bookingSlug }) => (
            <li key={slug}>
              <h3>
                <a href={`/locations/${slug}`}>{name}</a>
              </h3>
              <p>{place}</p>
              <a href={`/book/${bookingSlug}`}>{words.bookAt(name)}</a>
            </li>
          ))}
        </ul>
      </Band>
      <ContentPage page={{ ...page, sections: page.sections.filter(({ kind }) => kind !== 'hero') }} />
    </>
  )
}

function Booking({ service: { bookingId: id, name } }: { service: FoundService }) {
  if (id === null) return null
  return <a href={clinicsFor(id)}>{words.bookIt(name)}</a>
}
