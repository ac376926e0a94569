import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession, Page } from '@playwright/test'
import type axeCore from 'axe-core'
import type { Findings } from '../support/scan-summary.ts'

declare const axe: typeof axeCore

const axeSource = readFileSync(join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Which rules axe checks: all, or only those that other colors can affect. */
type Scope = 'all' | 'colors'

/**
 * Axe's findings for the whole page by every rule of WCAG 2.2 AA and best practice, once nothing moves. Frames are
 * checked from outside. Axe runs in an isolated world, where the page's policy does not block it and a stopped clock
 * does not delay it. A document keeps that world, and axe in it.
 */
export async function findings(page: Page, scope: Scope = 'all'): Promise<Findings> {
  await page.evaluate(async () => {
    /* An animation inside a closed `<details>` is never drawn and never ends. */
    const isSeen = ({ effect }: Animation) => effect instanceof KeyframeEffect && effect.target?.checkVisibility()
    const ending = document
      .getAnimations()
      .filter((animation) => animation.timeline instanceof DocumentTimeline && isSeen(animation))
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
  const session = await page.context().newCDPSession(page)
  const { frameTree } = await session.send('Page.getFrameTree')
  const world = { frameId: frameTree.frame.id, worldName: 'axe' }
  const { executionContextId } = await session.send('Page.createIsolatedWorld', world)
  if ((await evaluate(session, executionContextId, 'typeof axe')) === 'undefined')
    await evaluate(session, executionContextId, axeSource)
  const run = `(${report.toString()})(${JSON.stringify(tags)}, ${JSON.stringify(scope)})`
  const said: Findings = JSON.parse(await evaluate(session, executionContextId, run))
  await session.detach()
  return said
}

/** The rules that the page breaks, by axe; empty where there are none. */
export async function violations(page: Page, scope: Scope = 'all'): Promise<readonly string[]> {
  return (await findings(page, scope)).violations
}

async function evaluate(session: CDPSession, contextId: number, expression: string): Promise<string> {
  const wanted = { expression, contextId, awaitPromise: true, returnByValue: true }
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', wanted)
  if (exceptionDetails) throw new Error(`axe: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`)
  return String(result.value)
}

/** Runs in the page. */
async function report(wanted: string[], scope: Scope): Promise<string> {
  const colors = axe.getRules(['cat.color']).filter((rule) => rule.tags.some((tag) => wanted.includes(tag)))
  const { violations, incomplete } = await axe.run(document, {
    runOnly:
      scope === 'all' ? { type: 'tag', values: wanted } : { type: 'rule', values: colors.map(({ ruleId }) => ruleId) },
    iframes: false,
    resultTypes: ['violations', 'incomplete'],
  })
  const placesOf = ({ nodes }: axeCore.Result) => nodes.map(({ target }) => target.join(' ')).join(', ')
  const reasonsOf = ({ nodes }: axeCore.Result) => {
    const keys: unknown[] = nodes.flatMap(({ any }) => any.map(({ data }) => data?.messageKey))
    return [...new Set(keys)].join(' ')
  }
  return JSON.stringify({
    violations: violations.map((result) => `${result.id}: ${placesOf(result)}`),
    incomplete: incomplete.map((result) => `${result.id} (${reasonsOf(result)}): ${placesOf(result)}`),
  })
}
