import type { Route } from '@playwright/test'

/** What a request posts: its id, and the rest. */
export function submissionOf(route: Route): { id: unknown; content: object } {
  const { id, ...content }: Record<string, unknown> = route.request().postDataJSON()
  return { id, content }
}
