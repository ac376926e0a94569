import type { BrowserContext } from '@playwright/test'

/** Collects from now on what the policies of a context's documents, frames included, refuse: one sentence each. */
export async function watchPolicies(context: BrowserContext): Promise<readonly string[]> {
  const refused: string[] = []
  await context.exposeBinding('tellRefusal', ({ frame }, told: string) => void refused.push(`${frame.url()}: ${told}`))
  await context.addInitScript(() => {
    window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      Reflect.get(window, 'tellRefusal')(`${effectiveDirective} refuses ${blockedURI} ${sample}`.trimEnd())
    })
  })
  return refused
}
