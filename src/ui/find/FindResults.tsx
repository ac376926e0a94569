import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { brand } from '../../../content/brand.ts'
import { clinicsFor } from '../../../content/any-list.ts'
import * as words from '../../../content/words/find.ts'
import type { FoundClinic, FoundService } from '../../../content/types.ts'
import { searchIn, type Found } from './search.ts'
import { inTime } from '../../adapters/in-time.ts'
import { useAdapters } from '../../adapters/use-adapters.ts'
import { useLazyPart } from '../loading/use-lazy-part.ts'
import { CallLink } from '../blocks/CallLink/CallLink.tsx'
import type { FindFieldProps } from './FindField.tsx'
import type { Asked } from './others-found.tsx'
import classes from './FindResults.module.css'

export interface FindResultsProps extends FindFieldProps {
  text: string
}

/** An answer that is no service of the index. */
export interface OtherFound {
  /** For the region that the search speaks in: Firefox does not tell words that come with a new one. */
  said: ReactNode
  shown: ReactNode
}

/**
 * Milliseconds without a key after which words in doubt may be a page's, a place's or somebody's in danger: who types on
 * is not held up.
 */
const pause = 300

/** What the visitor's words lead to: services first, with the wish that led to them, and clinics. */
export function FindResults(props: FindResultsProps) {
  const { text, renderService = linkToService, renderClinic: drawClinic = linkToClinic } = props
  const { search, hasFailed } = useSearch()
  const typed = search?.(text)
  const asked = text.trim()
  const isDoubtful = typed !== undefined && asked.length > 1 && typed.isInDoubt
  const doubtful = isDoubtful && asked
  const [others, loadOthers] = useLazyPart(useOthers())
  const [missing, setMissing] = useState<string>()
  useEffect(() => {
    if (doubtful === false) return undefined
    const timer = setTimeout(() => void inTime(loadOthers()).catch(() => setMissing(doubtful)), pause)
    return () => clearTimeout(timer)
  }, [doubtful, loadOthers])
  const areOthersMissing = !others && missing === doubtful
  const isAnswered = !isDoubtful || others || areOthersMissing
  const meant = isDoubtful && others?.meantBy(text)
  const found = isAnswered ? (meant ? search?.(meant) : typed) : undefined
  const clinics = (found ?? typed)?.clinics ?? []
  const isUnknown = isDoubtful && found?.services.length === 0
  const other = isUnknown && others?.found({ ...props, isFiller: found.isFiller })
  return (
    <>
      <div role="status" className={classes['status']}>
        {hasFailed || (isUnknown && areOthersMissing && clinics.length === 0)
          ? linkTo('/find', words.failed())
          : other
            ? other.said
            : asked && found && <Status found={found} clinics={clinics.length} />}
      </div>
      {other && other.shown}
      {found && found.services.length > 0 && (
        <ul className={classes['found']} aria-label={words.servicesFound}>
          {found.services.map((service) => (
            <li key={service.slug}>{renderService(service, <ServiceRow service={service} found={found} />)}</li>
          ))}
        </ul>
      )}
      {!other && clinics.length > 0 && (
        <ul className={classes['found']} aria-label={words.clinicsFound}>
          {clinics.map((clinic) => (
            <li key={clinic.slug}>
              {drawClinic(
                clinic,
                <>
                  <strong>{clinic.name}</strong> <span>{clinic.place}</span>
                </>,
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Fetches what knows words of those in danger, and finds pages, and clinics near a place. */
function useOthers() {
  const { records } = useAdapters()
  return useCallback(async () => {
    const [{ meantBy, othersFound }, places] = await Promise.all([import('./others-found.tsx'), records.read('places')])
    return { meantBy, found: (asked: Omit<Asked, 'places'>) => othersFound({ ...asked, places }) }
  }, [records])
}

function useSearch() {
  const { records } = useAdapters()
  const [search, setSearch] = useState<(text: string) => Found>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const read = records.read('find').then((index) => setSearch(() => searchIn(index)))
    inTime(read).catch(() => setFailed(true))
  }, [records])
  return { search, hasFailed: hasFailed && !search }
}

function Status({ found: { services, isMedical }, clinics }: { found: Found; clinics: number }) {
  if (services.length + clinics === 0)
    return <p>{words.nothing(linkTo('/find', words.theList), <CallLink key="phone" phone={brand.phone} />)}</p>
  return (
    <>
      <p className={services.length > 0 ? 'visually-hidden' : undefined}>
        {words.foundCount(services.length, clinics)}
      </p>
      {isMedical && (
        <p className={classes['medical']}>
          {words.medical(
            linkTo('/online-consult', words.aConsultation),
            linkTo('tel:911', words.emergencyCall),
            linkTo('tel:988', words.crisisCall),
          )}
        </p>
      )}
    </>
  )
}

function ServiceRow({ service: { slug, name, figures }, found }: { service: FoundService; found: Found }) {
  const need = found.isMedical ? undefined : found.needs.find(({ services }) => services.includes(slug))
  return (
    <>
      <strong>{name}</strong> <span>{figures}</span>{' '}
      {need && (
        <span>
          {words.chosenFor} {need.title}
        </span>
      )}
    </>
  )
}

function linkToService({ bookingId: id, href }: FoundService, row: ReactNode) {
  return linkTo(id ? clinicsFor(id) : href, row)
}

function linkToClinic({ slug }: FoundClinic, row: ReactNode) {
  return linkTo(`/locations/${slug}`, row)
}

function linkTo(href: string, said: ReactNode) {
  return (
    <a key={href} href={href}>
      {said}
    </a>
  )
}
