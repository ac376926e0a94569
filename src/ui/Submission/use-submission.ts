import { useCallback, useRef, useState, type RefObject } from 'react'
import { contactConsent } from '../../../content/consent.ts'
import { consentDraftOf, stampSubmission } from '../../delivery/submission-stamp.ts'
import { useAdapters } from '../../adapters/use-adapters.ts'

/** Milliseconds in which no person could have filled in a blank form. */
const shortestVisit = 2000

/**
 * What a form submits besides its fields: the visitor's consent, kept with the draft, and whether a machine may have
 * filled it in, which is noted and prevents nothing. A form that begins filled in, as with what was submitted before, is
 * not blank.
 */
export function useSubmission(draft: string, isFilledIn = false) {
  const { drafts } = useAdapters()
  const [isConsenting, setIsConsenting] = useState(() => drafts.read(consentDraftOf(draft)) === true)
  const [blankSince] = useState(() => (drafts.read(draft) === undefined && !isFilledIn ? performance.now() : -Infinity))
  const withdraw = useCallback(() => setIsConsenting(false), [])
  const decoy = useRef<HTMLInputElement>(null)

  return {
    decoy,
    consent: {
      isChecked: isConsenting,
      onChange: (isChecked: boolean) => {
        setIsConsenting(isChecked)
        drafts.write(consentDraftOf(draft), isChecked)
      },
    },
    /** The stamp that is sent with these fields. */
    stamp: (content: object) =>
      stampSubmission(drafts, draft, content, {
        consent: isConsenting ? 'yes' : 'no',
        consentText: contactConsent.version,
        flags: flagsOf(decoy, blankSince),
      }),
    /** Unchecks the box. */
    withdraw,
  }
}

function flagsOf(decoy: RefObject<HTMLInputElement | null>, blankSince: number): string {
  const flags = [
    ...(decoy.current?.value ? ['hidden field filled in'] : []),
    ...(performance.now() - blankSince < shortestVisit ? ['submitted within 2 s'] : []),
  ]
  return flags.join(', ')
}
