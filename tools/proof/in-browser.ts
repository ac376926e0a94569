import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { checkScans } from '../../tests/support/scans.ts'
import { sites } from '../../tests/support/sites.ts'
import { root } from '../../scripts/support/setup.mjs'
import type { Counted } from './browser-run.ts'
import type { Figure, Part } from './part.ts'

interface Tested extends Omit<Part, 'command' | 'run' | 'browser'> {
  browser: readonly string[]
  /** The plural noun for what is counted. */
  counted: string
  /** The fewest that are enough; 1 unless given. */
  least?: number
}

/** A part that is met when all its browser tests ran and passed, and there are enough of them. */
function tested({ counted, least = 1, ...part }: Tested): Part {
  const { title, bar, browser } = part
  return {
    ...part,
    command: `playwright test ${browser.join(' ')}`,
    run: async (run) => {
      const { passed, failed, skipped } = run(browser)
      const left = skipped > 0 ? `, ${skipped} skipped` : ''
      const figure = `${passed} of ${passed + failed + skipped} ${counted}${left}`
      return [{ title, bar, figure, isMet: failed + skipped === 0 && passed >= least }]
    },
  }
}

const scoreSchema = z.object({ pages: z.number(), lowestScore: z.number() })

type Score = z.infer<typeof scoreSchema>

/** The lowest score of a built site's pages by the rules of MDN's Observatory. */
const observatory: Part = {
  id: 'observatory',
  title: 'points of every page by the rules of MDN’s Observatory',
  bar: 'at least 130',
  command: 'playwright test headers',
  browser: ['headers'],
  records: Object.keys(sites).map(scoreFile),
  run: async (run) =>
    Object.keys(sites).map((site) => {
      const record = readFileSync(join(root, 'test-results', scoreFile(site)), 'utf8')
      return pointsOf(site, scoreSchema.parse(JSON.parse(record)), run(['headers']))
    }),
}

function scoreFile(site: string): string {
  return `bench/observatory-${site}.json`
}

/** The figure of a site's score, which is met only where the tests that took it all ran and passed. */
export function pointsOf(site: string, { pages, lowestScore }: Score, { passed, failed, skipped }: Counted): Figure {
  const isRun = passed > 0 && failed + skipped === 0
  return {
    title: `${observatory.title}, ${site} site`,
    bar: observatory.bar,
    figure: `${lowestScore} on ${pages} pages${isRun ? '' : `; ${failed} tests failed, ${skipped} skipped`}`,
    isMet: isRun && lowestScore >= 130,
  }
}

const axeSchema = z.object({
  situations: z.number(),
  states: z.number(),
  missing: z.array(z.string()),
  violations: z.array(z.string()),
})

const axe: Part = {
  id: 'axe',
  title: 'findings of axe in every situation of every machine, in light and forced colors',
  bar: '0 findings, 0 situations left out',
  command: 'playwright test paths',
  browser: ['paths'],
  run: async (run) => {
    const { passed, failed, skipped } = run(['paths'])
    checkScans()
    const record = readFileSync(join(root, 'test-results/axe.json'), 'utf8')
    const { situations, states, missing, violations } = axeSchema.parse(JSON.parse(record))
    const seen = `${violations.length} findings in ${situations} situations, ${states} states; ${missing.length} left out`
    const isMet = passed > 0 && failed + skipped + missing.length + violations.length === 0
    const unwalked = failed + skipped > 0 ? `; ${failed} paths failed, ${skipped} skipped` : ''
    return [{ title: axe.title, bar: axe.bar, figure: `${seen}${unwalked}`, isMet }]
  },
}

/** The parts that are proven in Chromium, all in one run. */
export const inBrowser: readonly Part[] = [
  tested({
    id: 'policy',
    title: 'all routes of both sites, opened directly and reached by clicking: nothing that the policy refuses',
    bar: '0 violations',
    browser: ['headers', 'dialog-scroll'],
    counted: 'tests pass',
  }),
  observatory,
  tested({
    id: 'hosting',
    title: 'statuses, headers and caching on a real nginx',
    bar: 'all',
    browser: ['nginx'],
    counted: 'tests pass',
  }),
  tested({
    id: 'canary',
    title: 'what visitors type: in no address, console, error report or third party; no test code in the bundle',
    bar: 'all',
    browser: ['canary', 'bundle', 'error-reports'],
    counted: 'tests pass',
  }),
  tested({
    id: 'faults',
    title: 'faults, each in every part that it can hit, with what the visitor sees',
    bar: 'at least 34 rows',
    browser: ['reliability', 'back-forward'],
    counted: 'rows',
    least: 34,
  }),
  tested({
    id: 'receipts',
    title: 'what counts as received, and an address that is set wrongly: nothing is lost, the telephone is named',
    bar: 'all',
    browser: ['receipts', 'misdirected-leads', 'earlier-leads'],
    counted: 'tests pass',
  }),
  tested({
    id: 'shared',
    title: 'what somebody else finds on the same device later',
    bar: 'nothing that was typed',
    browser: ['forgotten-drafts', 'earlier-leads'],
    counted: 'tests pass',
  }),
  tested({
    id: 'builds',
    title: 'requests while builds take each other’s place, and an orderly end',
    bar: '0 failed',
    browser: ['build-under-load'],
    counted: 'tests pass',
  }),
  axe,
  tested({
    id: 'oldest',
    title:
      'styles and scripts for iOS 16.4: what is newer stands behind @supports or a question, or does no harm unknown',
    bar: 'all',
    browser: ['oldest-browsers'],
    counted: 'tests pass',
  }),
  tested({
    id: 'patterns',
    title: 'the WAI-ARIA guide’s 67 assertions for dialog, carousel and disclosure navigation, restated',
    bar: 'all',
    browser: ['apg-'],
    counted: 'tests pass',
  }),
  tested({
    id: 'keyboard',
    title: 'every flow by keys alone, at 320 px, at 400 % zoom, with reduced motion',
    bar: 'all',
    browser: ['keyboard'],
    counted: 'walks',
  }),
  tested({
    id: 'announcements',
    title: 'what a screen reader is told, word for word',
    bar: 'all',
    browser: ['announcements'],
    counted: 'tests pass',
  }),
]
