import type { AnswerRule } from '../../content/types.ts'
import type { PostAnswer, Verdict } from '../../machines/delivery-answer.ts'

/** What an answer says of itself. */
export interface AnswerFacts {
  status: number
  /** The answer's `Idempotency-Key`. */
  echo: string | null
  /** It is HTML, or a redirect led to it: what takes submissions answers otherwise. */
  isPage: boolean
}

/** What no later try can change: the submission itself is wrong. */
const final = [400, 413, 415, 422]
const passing = [408, 425, 429]

/** Whether an answer says that the submission with this id has been taken; 409 says so too where it echoes the id. */
export function isReceipt({ status, echo, isPage }: AnswerFacts, id: string, rule: AnswerRule): boolean {
  const isSuccess = status >= 200 && status < 300
  return rule === 'any' ? isSuccess && !isPage : (isSuccess || status === 409) && echo === id
}

/** What an answer means: the one rule for all that is sent. */
export function verdictOn(answer: PostAnswer): Verdict {
  if (answer?.isReceipt) return 'received'
  const status = answer?.status ?? 0
  if (final.includes(status)) return 'refused'
  return status < 200 || status >= 500 || passing.includes(status) ? 'postponed' : 'misdirected'
}
