import { loadavg } from 'node:os'
import { buildIfStale, foldersOf } from '../../../scripts/support/build.ts'
import { writeEvidence } from '../../../scripts/support/evidence.ts'
import { describeMachine } from '../../../scripts/support/machine.ts'
import { loadSite } from '../../../scripts/support/site.ts'
import { comeBackToEach } from './back-forward.ts'
import { measurePages } from './measure.ts'
import { benchPages, oneOfEachKind } from './pages.ts'
import { writeResults } from './results.ts'
import { serveBoth } from './sites.ts'
import { evidenceOf, failedAudits, keptInWords, plainTable, rowsOf, slowdownsInWords } from './table.ts'

export interface Bench {
  /** Cold loads of each page, and as many of the same page without scripts. */
  runs: number
  /** Lighthouse runs of each page, and as many of the same page without scripts. */
  audits: number
  /** Where Chrome or Chromium is. */
  chrome: string
}

/** The fewest runs whose medians are written to docs/evidence/bench.md. */
const wholeRuns = 5

/**
 * Builds the site, measures each page and the same page without scripts, prints the table and writes it, with every
 * run, to test-results/bench/site.json. A benchmark of at least five runs of everything also writes
 * docs/evidence/bench.md.
 */
export async function benchSite({ runs, audits, chrome }: Bench): Promise<void> {
  await buildIfStale()
  const { prerenderPaths } = await loadSite(foldersOf('dist').server)
  const paths = [...new Set([...benchPages.map(({ path }) => path), ...oneOfEachKind(prerenderPaths())])]
  const sites = await serveBoth(foldersOf('dist'))
  try {
    const load = loadavg()[0] ?? 0
    const returns = await comeBackToEach(chrome, sites.whole, paths)
    const { measured, slowdowns } = await measurePages({ runs, audits, chrome, sites, returns })
    const machine = describeMachine(chrome)
    writeResults({ machine, load, runs, audits, slowdowns, returns, measured })

    const rows = rowsOf(measured)
    const notes = [keptInWords(returns), ...failedAudits(measured)]
    const taken = `Medians of ${runs} cold loads in a browser of their own (local network, 412x823) and of ${audits} runs of Lighthouse 13 (mobile, simulated), on ${machine}, whose processor is slowed down to the phone of docs/performance.md, ${slowdownsInWords(slowdowns)}. In brackets: in relation to the same page without scripts, measured in turn with it.`
    console.log(
      ['', plainTable(rows), '', ...notes, taken, `Load average at the start: ${load.toFixed(2)}.`].join('\n'),
    )
    if (Math.min(runs, audits) >= wholeRuns) writeEvidence(evidenceOf(taken, rows, notes))
  } finally {
    await sites.close()
  }
}
