import { useEffect, useState, type ReactNode } from 'react'
import { failed, found as foundLabel, foundCount } from '../../../content/words/clinic-search.ts'
import { failed as nearFailed } from '../../../content/words/near.ts'
import type { ListedClinic } from '../../../content/types.ts'
import { inTime } from '../../adapters/in-time.ts'
import { useAdapters } from '../../adapters/use-adapters.ts'
import { useLazyPart } from '../loading/use-lazy-part.ts'
import type { ClinicSearchProps } from './ClinicSearch.tsx'
import { findClinics } from './find-clinics.ts'

const most = 12

export interface ClinicResultsProps extends Pick<ClinicSearchProps, 'near' | 'renderClinic'> {
  words: string
}

/** What a search finds: clinics of a name, or near a place. */
export function ClinicResults({ near, ...search }: ClinicResultsProps) {
  const byName = <FoundByName {...search} />
  return near === undefined ? byName : <FoundNear words={search.words}>{byName}</FoundNear>
}

/** The clinics that match the visitor's words, at most twelve, and how many there are. */
function FoundByName({ words, renderClinic = linkToPage }: Omit<ClinicResultsProps, 'near'>) {
  const { records } = useAdapters()
  const [clinics, setClinics] = useState<readonly ListedClinic[]>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    const read = records.read('clinics/all').then((list) => setClinics(list.clinics))
    inTime(read).catch(() => setFailed(true))
  }, [records])
  const found = findClinics(words, clinics ?? [])
  const message = clinics ? foundCount(found.length, most) : failed
  return (
    <>
      <p role="status">{words.trim() !== '' && (clinics || hasFailed) && message}</p>
      {found.length > 0 && (
        <ul aria-label={foundLabel}>
          {found.slice(0, most).map((clinic) => (
            <li key={clinic.slug}>{renderClinic(clinic)}</li>
          ))}
        </ul>
      )}
    </>
  )
}

function linkToPage({ name, slug, booking }: ListedClinic) {
  return (
    <a href={`/locations/${slug}`}>
      {name} <span>{booking.place}</span>
    </a>
  )
}

/** `children` find clinics by their names. */
function FoundNear({ words, children }: { words: string; children: ReactNode }) {
  const [part, load] = useLazyPart(fetchNear)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    inTime(load()).catch(() => setFailed(true))
  }, [load])
  if (hasFailed && !part) return <p role="status">{nearFailed}</p>
  return part && <part.NearResults words={words}>{children}</part.NearResults>
}

function fetchNear() {
  return import('../find/NearResults.tsx')
}
