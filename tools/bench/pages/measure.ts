import { auditPage, type Audit } from './audit.ts'
import type { PageReturn } from './back-forward.ts'
import type { Measured } from './figures.ts'
import { withColdLoad, type Load, type Opened } from './load.ts'
import { benchPages, type BenchPage } from './pages.ts'
import type { BenchSites } from './sites.ts'
import { tapThrough, type Taps } from './taps.ts'

export interface Measuring {
  runs: number
  audits: number
  chrome: string
  sites: BenchSites
  returns: readonly PageReturn[]
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
 * machine affects all of them alike.
 */
export async function measurePages(measuring: Measuring): Promise<Measured[]> {
  const all = benchPages.map((page): Runs => ({ page, loads: [], bareLoads: [], taps: [], audits: [], bareAudits: [] }))
  for (let run = 1; run <= measuring.runs; run++) {
    for (const each of all) await loadBoth(each, measuring)
    console.log(`${run} of ${measuring.runs} cold loads`)
  }
  for (let run = 1; run <= measuring.audits; run++) {
    for (const each of all) await auditBoth(each, measuring)
    console.log(`${run} of ${measuring.audits} runs of Lighthouse`)
  }
  return all.map((runs) => ({ ...runs, back: returnTo(runs.page, measuring.returns) }))
}

async function loadBoth({ page, loads, bareLoads, taps }: Runs, { chrome, sites }: Measuring): Promise<void> {
  bareLoads.push(await withColdLoad(chrome, sites.bare + page.path, async ({ load }) => load))
  await withColdLoad(chrome, sites.whole + page.path, async (opened: Opened) => {
    if (opened.load.alive === null) throw new Error(`${page.path} did not come alive.`)
    loads.push(opened.load)
    taps.push(await tapThrough(opened, page))
  })
}

async function auditBoth({ page, audits, bareAudits }: Runs, { chrome, sites }: Measuring): Promise<void> {
  bareAudits.push(await auditPage(chrome, sites.bare + page.path))
  audits.push(await auditPage(chrome, sites.whole + page.path))
}

function returnTo({ path }: BenchPage, returns: readonly PageReturn[]): PageReturn {
  const found = returns.find((each) => each.path === path)
  if (!found) throw new Error(`Nobody came back to ${path}.`)
  return found
}
