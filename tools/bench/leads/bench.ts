import { writeEvidence } from '../../../scripts/support/evidence.ts'
import { runInChromium } from './chromium-run.ts'
import { evidenceOf } from './evidence.ts'
import { requestFloor, risk } from './faults.ts'
import { isHeld } from './figures.ts'
import { runInNode } from './node-run.ts'
import { readResults, writeResults } from './results.ts'
import { browserInWords, mixInWords, tableOf } from './table.ts'

export interface Bench {
  seed: number
  /** Leads in simulated time, in Node; none: that run is left out. */
  leads: number
  /** Leads in a real browser; none: that run is left out. */
  browserLeads: number
  crashes: number
  /** Where Chrome or Chromium is. */
  chrome: string | undefined
}

/** What the figures of docs/evidence/bench-leads.md are of. */
export const wholeRun = { leads: 10_000, browserLeads: 300, crashes: 14 } as const

/**
 * Runs both, prints and writes what they measured, a whole run to docs/evidence/bench-leads.md too; 1 where a lead of the outbox
 * was lost, stored twice, or is still kept.
 */
export async function benchLeads(bench: Bench): Promise<number> {
  console.log(mixInWords())
  const isNodeHeld = bench.leads === 0 || (await benchInNode(bench))
  const isBrowserHeld = bench.browserLeads === 0 || (await benchInChromium(bench))
  if (isWhole(bench)) writeEvidence(evidenceOf(readResults()))
  return isNodeHeld && isBrowserHeld ? 0 : 1
}

function isWhole({ leads, browserLeads, crashes, chrome }: Bench): boolean {
  const isLong = leads >= wholeRun.leads && browserLeads >= wholeRun.browserLeads && crashes >= wholeRun.crashes
  return isLong && chrome !== undefined
}

async function benchInNode({ seed, leads }: Bench): Promise<boolean> {
  const senders = await runInNode({ leads, seed, risk })
  console.log(`\n${leads} leads in Node, the page killed at ${risk * 100} % of its steps:\n${tableOf(senders)}`)
  writeResults({ node: { seed, risk, senders } })
  const [outbox] = senders
  if (outbox) console.log(barInWords(outbox.requestsPerLead))
  return outbox !== undefined && isHeld(outbox)
}

async function benchInChromium({ seed, browserLeads, crashes, chrome }: Bench): Promise<boolean> {
  if (chrome === undefined) {
    console.log('\nThe second run needs Chrome or Chromium: install one, or set CHROME_PATH to it.')
    return false
  }
  const figures = await runInChromium({ leads: browserLeads, tabs: 2, crashes, seed }, chrome)
  console.log(`\n${browserInWords(figures)}`)
  writeResults({ chromium: figures })
  return isHeld(figures) && figures.crashes >= crashes
}

function barInWords(requests: number): string {
  const verdict = requests <= 1.2 ? 'met' : 'not met'
  return `At most 1.2 requests a lead: ${verdict}, ${requests.toFixed(3)}; the fault mix alone asks for ${requestFloor.toFixed(3)}.`
}
