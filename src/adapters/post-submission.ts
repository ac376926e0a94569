/** Milliseconds after which nobody is expected to answer any more. */
const patience = 30_000

/**
 * Posts a submission as JSON, its id also as `Idempotency-Key`; it goes on when its page is left. A redirect is no answer: it would drop
 * what is posted. Rejects where nobody answers.
 */
export function postSubmission(url: string, id: string, body: string): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': id },
    body,
    keepalive: true,
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
}
