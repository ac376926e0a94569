import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type axeCore from 'axe-core'

declare const axe: typeof axeCore

/** Run by the test's own connection: a page's policy lets no script in. */
const axeSource = readFileSync(join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe has to say against the page, in words: every rule of WCAG 2.2 AA and best practice; frames from outside. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)))
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const options: axeCore.RunOptions = { runOnly: { type: 'tag', values: tags }, iframes: false }
  return page.evaluate(async (wanted) => {
    const result = await axe.run(document, wanted)
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  }, options)
}
