import { writeEvidence } from '../../../scripts/support/evidence.ts'
import { runInChromium } from './chromium-run.ts'
import { ensurePostgres } from '../../../scripts/support/setup.mjs'
import { startPostgres } from '../../../tests/support/postgres.ts'
import { evidenceOf } from './evidence.ts'
import { requestFloor, risk } from './faults.ts'
import { isHeld } from './figures.ts'
import { runInNode } from './node-run.ts'
import { forgetResults, readResults, writeResults, type Results } from './results.ts'
import { browserInWords, mixInWords, tableOf } from './table.ts'
import { isArrived, runTrip, type TripFigures } from './trip/run-trip.ts'
import { tripInWords } from './trip/words.ts'

export interface Bench {
  seed: number
  /** Leads in simulated time, in Node; 0 leaves that run out. */
  leads: number
  /** Leads in a real browser; 0 leaves that run out. */
  browserLeads: number
  crashes: number
  /** Requests on their way from the receiver on, on each database; 0 leaves that run out. */
  tripRequests: number
  /** Where Chrome or Chromium is. */
  chrome: string | undefined
}

/** The size of the runs whose figures are in docs/evidence/bench-leads.md. */
export const wholeRun = { leads: 10_000, browserLeads: 300, crashes: 14, tripRequests: 10_000 } as const

/**
 * Runs the benchmark in Node and in the browser, prints and stores the figures, and writes
 * docs/evidence/bench-leads.md where each part was run, and whole. Returns the exit status: 1 where the
 * outbox lost a lead, had one stored twice, or still keeps one.
 */
export async function benchLeads(bench: Bench): Promise<number> {
  console.log(mixInWords())
  forgetResults()
  const isNodeHeld = bench.leads === 0 || (await benchInNode(bench))
  const isBrowserHeld = bench.browserLeads === 0 || (await benchInChromium(bench))
  const isTripHeld = bench.tripRequests === 0 || (await benchTrip(bench))
  if (isWhole(readResults())) writeEvidence(evidenceOf(readResults()))
  return isNodeHeld && isBrowserHeld && isTripHeld ? 0 : 1
}

/** Whether the last run of each part was long enough for the page of evidence. */
function isWhole({ node, chromium, trips = [] }: Partial<Results>): boolean {
  return (
    (node?.senders[0]?.leads ?? 0) >= wholeRun.leads &&
    (chromium?.leads ?? 0) >= wholeRun.browserLeads &&
    (chromium?.crashes ?? 0) >= wholeRun.crashes &&
    trips.length === 2 &&
    trips.every(({ requests }) => requests >= wholeRun.tripRequests)
  )
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

async function benchTrip({ seed, tripRequests: requests }: Bench): Promise<boolean> {
  const trips = [await runTrip({ requests, seed, databaseUrl: null }), ...(await tripOnPostgres(requests, seed))]
  for (const figures of trips) console.log(`\nFrom the receiver on: ${tripInWords(figures)}`)
  writeResults({ trips })
  return trips.length === 2 && trips.every(isArrived)
}

async function tripOnPostgres(requests: number, seed: number): Promise<TripFigures[]> {
  if (ensurePostgres() === undefined) {
    console.log('\nThe trip on PostgreSQL needs it installed: apt-get install postgresql.')
    return []
  }
  const server = await startPostgres()
  try {
    return [await runTrip({ requests, seed, databaseUrl: await server.createDatabase() })]
  } finally {
    await server.stop()
  }
}

function barInWords(requests: number): string {
  const verdict = requests <= 1.2 ? 'met' : 'not met'
  return `At most 1.2 requests a lead: ${verdict}, ${requests.toFixed(3)}; the fault mix alone asks for ${requestFloor.toFixed(3)}.`
}
