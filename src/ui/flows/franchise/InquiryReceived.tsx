import { useState } from 'react'
import * as words from '../../../../content/words/franchise.ts'
import type { FranchiseView } from '../../../../machines/franchise/index.ts'
import { useHasReachedUs } from '../../Submission/use-has-reached-us.ts'
import { StatusIcon } from '../../Notice/StatusIcon.tsx'
import classes from './FranchiseForm.module.css'

/**
 * The result of the inquiry, shown where the form was filled in, above the blank form. It stays after the toast has
 * gone, until the next inquiry is sent; the toast announces it. Source: docs/decisions/66-success-panel.md.
 */
export function InquiryReceived(view: FranchiseView) {
  const last = useLastReceived(view)
  const wasSaved = last?.isSaved ?? false
  const hasReachedUs = useHasReachedUs(last && wasSaved ? last.id : null)
  const isSaved = wasSaved && !hasReachedUs
  if (!last) return null
  const { firstName, email, phone } = last.inquiry
  const thanks = isSaved ? words.panel.saved : words.panel.received
  return (
    <section aria-labelledby="inquiry-received" className={classes['received']}>
      <StatusIcon tone="done" />
      <h3 id="inquiry-received">{thanks(<bdi key="name">{firstName}</bdi>)}</h3>
      <p>
        {isSaved ? words.saved.way : words.received.text}{' '}
        {words.panel.reach(<bdi key="email">{email}</bdi>, <bdi key="phone">{phone}</bdi>)}
      </p>
      <p>{words.panel.blank}</p>
    </section>
  )
}

function useLastReceived({ step, id, inquiry, isSaved }: FranchiseView) {
  const [last, setLast] = useState<Pick<FranchiseView, 'id' | 'inquiry' | 'isSaved'> | null>(null)
  if (step === 'succeeded' && last?.inquiry !== inquiry) setLast({ id, inquiry, isSaved })
  if (step === 'submitting' && last) setLast(null)
  return last
}
