import type { Verdict } from '../../machines/delivery-answer.ts'

/** A submission was stored, or this has become of it. */
export interface SubmissionUpdate {
  id: string
  verdict: Verdict | 'stored'
}

/** What the tabs of this site tell each other: of a submission, or that the visitor deleted what a notice shows, or all. */
export type TabMessage = SubmissionUpdate | { deleted: 'shown' | 'all' }

const verdicts: readonly unknown[] = [
  'stored',
  'received',
  'postponed',
  'misdirected',
  'refused',
] satisfies SubmissionUpdate['verdict'][]

/** Whether a message has the shape of one of ours: anything that runs on this origin can post on the channel. */
export function isTabMessage(message: unknown): message is TabMessage {
  if (typeof message !== 'object' || message === null) return false
  const read = (key: string): unknown => Reflect.get(message, key)
  const deleted = read('deleted')
  return (
    deleted === 'shown' || deleted === 'all' || (typeof read('id') === 'string' && verdicts.includes(read('verdict')))
  )
}
