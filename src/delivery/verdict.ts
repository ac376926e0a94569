import type { AnswerRule } from '../../content/types.ts'
import type { PostAnswer, Verdict } from '../../machines/delivery-answer.ts'

/** What an answer says about itself. */
export interface AnswerFacts {
  status: number
  /** The answer's `Idempotency-Key`. */
  echo: string | null
  /** It is HTML, or came by a redirect: a receiver of submissions answers with neither. */
  isPage: boolean
}

/** No later try can change these: the submission itself is wrong. */
const final = [400, 413, 415, 422]
const passing = [408, 425, 429]

/** Whether an answer confirms that the submission with this id was received; 409 also does so if it echoes the id. */
export function isReceipt({ status, echo, isPage }: AnswerFacts, id: string, rule: AnswerRule): boolean {
  const isSuccess = status >= 200 && status < 300
  return rule === 'any' ? isSuccess && !isPage : (isSuccess || status === 409) && echo === id
}

/** What an answer means: the one rule for everything that is sent. */
export function verdictOn(answer: PostAnswer): Verdict {
  if (answer?.isReceipt) return 'received'
  const status = answer?.status ?? 0
  if (final.includes(status)) return 'refused'
  return status < 200 || status >= 500 || passing.includes(status) ? 'postponed' : 'misdirected'
}
