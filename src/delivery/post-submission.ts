import type { AnswerRule } from '../../content/types.ts'
import type { PostAnswer } from '../../machines/delivery-answer.ts'
import { isReceipt } from './verdict.ts'

/** Where submissions are posted, and which answer counts as received. */
export interface Receiver {
  url: string
  answers: AnswerRule
}

/** Milliseconds after which no answer is expected any more. */
const patience = 30_000

/**
 * Posts a submission as JSON, with its id also as `Idempotency-Key`; continues after its page is left. A redirect is
 * not followed, since it would lose what is posted. Rejects if nobody answers.
 */
export async function postSubmission(
  { url, answers }: Receiver,
  id: string,
  body: string,
): Promise<NonNullable<PostAnswer>> {
  const { headers, redirected, status } = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': id },
    body,
    keepalive: true,
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
  const isPage = redirected || /html/i.test(headers.get('content-type') ?? '')
  const facts = { status, echo: headers.get('idempotency-key'), isPage }
  return { status, isReceipt: isReceipt(facts, id, answers), retryAfter: headers.get('retry-after') }
}
