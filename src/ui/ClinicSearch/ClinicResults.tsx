import { useEffect, useState } from 'react'
import { failed, found as foundLabel, foundCount } from '../../../content/words/clinic-search.ts'
import type { ListedClinic } from '../../../content/types.ts'
import { useAdapters } from '../../adapters/use-adapters.ts'
import type { ClinicSearchProps } from './ClinicSearch.tsx'
import { findClinics } from './find-clinics.ts'

const most = 12

export interface ClinicResultsProps {
  words: string
  renderClinic: ClinicSearchProps['renderClinic']
}

/** The clinics that match the visitor's words, at most twelve, and how many there are. */
export function ClinicResults({ words, renderClinic = linkToPage }: ClinicResultsProps) {
  const { records } = useAdapters()
  const [clinics, setClinics] = useState<readonly ListedClinic[]>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    records.read('clinics/all').then(
      (list) => setClinics(list.clinics),
      () => setFailed(true),
    )
  }, [records])
  const found = findClinics(words, clinics ?? [])
  const message = hasFailed ? failed : foundCount(found.length, most)
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
