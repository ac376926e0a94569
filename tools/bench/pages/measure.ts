import { auditPage, type Audit } from './audit.ts'
import type { PageReturn } from './back-forward.ts'
import type { Measured } from './figures.ts'
import { withColdLoad, type Load, type Opened } from './load.ts'
import { benchPages, type BenchPage } from './pages.ts'
import { phoneSlowdown } from './phone.ts'
import type { BenchSites } from './sites.ts'
import { tapThrough, type Taps } from './taps.ts'

export interface Measuring {
  runs: number
  audits: number
  chrome: string
  sites: BenchSites
  returns: readonly PageReturn[]
}

/** What was measured of each page, and how many times the processor was slowed down, run by run. */
export interface MeasuredPages {
  measured: readonly Measured[]
  slowdowns: readonly number[]
}

interface Runs {
  page: BenchPage
  loads: Load[]
  bareLoads: Load[]
  taps: Taps[]
  audits: Audit[]
  bareAudits: Audit[]
}

/**
 * Measures all pages in each run, each together with the same page without scripts, so that a slow moment of the
 * machine affects all of them alike. Before each run the processor's slowdown is set anew to that of the phone.
 */
export async function measurePages(measuring: Measuring): Promise<MeasuredPages> {
  const slowdowns: number[] = []
  const slowdown = async () => {
    const found = await phoneSlowdown(measuring.chrome)
    slowdowns.push(found)
    return found
  }
  const all = benchPages.map((page): Runs => ({ page, loads: [], bareLoads: [], taps: [], audits: [], bareAudits: [] }))
  for (let run = 1; run <= measuring.runs; run++) {
    const times = await slowdown()
    for (const each of all) await loadBoth(each, measuring, times)
    console.log(`${run} of ${measuring.runs} cold loads, the processor slowed down ${times.toFixed(1)} times`)
  }
  for (let run = 1; run <= measuring.audits; run++) {
    const times = await slowdown()
    for (const each of all) await auditBoth(each, measuring, times)
    console.log(`${run} of ${measuring.audits} runs of Lighthouse, the processor slowed down ${times.toFixed(1)} times`)
  }
  const measured = all.map((runs) => ({ ...runs, back: returnTo(runs.page, measuring.returns) }))
  return { measured, slowdowns }
}

async function loadBoth(runs: Runs, { chrome, sites }: Measuring, slowdown: number): Promise<void> {
  const { page, loads, bareLoads, taps } = runs
  bareLoads.push(await withColdLoad(chrome, sites.bare + page.path, async ({ load }) => load, slowdown))
  const use = async (opened: Opened) => {
    if (opened.load.alive === null) throw new Error(`${page.path} did not come alive.`)
    loads.push(opened.load)
    taps.push(await tapThrough(opened, page))
  }
  await withColdLoad(chrome, sites.whole + page.path, use, slowdown)
}

async function auditBoth(runs: Runs, { chrome, sites }: Measuring, slowdown: number): Promise<void> {
  runs.bareAudits.push(await auditPage(chrome, sites.bare + runs.page.path, slowdown))
  runs.audits.push(await auditPage(chrome, sites.whole + runs.page.path, slowdown))
}

function returnTo({ path }: BenchPage, returns: readonly PageReturn[]): PageReturn {
  const found = returns.find((each) => each.path === path)
  if (!found) throw new Error(`Nobody came back to ${path}.`)
  return found
}
