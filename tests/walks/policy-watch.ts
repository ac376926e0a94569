import type { BrowserContext } from '@playwright/test'

/** Collects from now on what the policies of a context's documents refuse, frames included, one sentence each. */
export async function watchPolicies(context: BrowserContext): Promise<readonly string[]> {
  const refused: string[] = []
  await context.exposeBinding(
    'tellRefusal',
    ({ frame }, refusal: string) => void refused.push(`${frame.url()}: ${refusal}`),
  )
  await context.addInitScript(() => {
    window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      Reflect.get(window, 'tellRefusal')(`${effectiveDirective} refuses ${blockedURI} ${sample}`.trimEnd())
    })
  })
  return refused
}
