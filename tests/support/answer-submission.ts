import type { Route } from '@playwright/test'

/** Answers what a page posts as our receiver does: what it stores, or has stored before, is confirmed by its id. */
export function answerSubmission(
  route: Route,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const isTaken = status < 300 || status === 409
  const id = route.request().headers()['idempotency-key'] ?? ''
  return route.fulfill({ status, headers: { ...headers, ...(isTaken && { 'idempotency-key': id }) } })
}
