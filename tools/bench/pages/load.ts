import { readFileSync } from 'node:fs'
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { chromeArguments } from '../../../scripts/support/chrome-arguments.ts'
import { watchTraffic, type Traffic } from './traffic.ts'
import './seen.ts'

/** The figures of one cold load of a page in a new browser; times in milliseconds. */
export interface Load extends Traffic {
  firstPaint: number
  fcp: number
  lcp: number
  cls: number
  blocking: number
  /** From navigation until the page is hydrated; null where it never is. */
  alive: number | null
  /** From navigation until the menu's machine runs. */
  menuAlive: number | null
  script: number
  /** Style and layout. */
  layout: number
  /** All work of the main thread. */
  task: number
  /** Bytes of the JavaScript heap after garbage collection. */
  heap: number
  nodes: number
}

export interface Opened {
  page: Page
  load: Load
  /** The network traffic so far. */
  traffic: () => Traffic
}

/** A mid-range phone, the one that Lighthouse uses: Moto G Power. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
/** After this many milliseconds without a request the page has fetched what it loads when the browser is idle. */
const settling = 1500
/** A page that is not hydrated after this many milliseconds is an error. */
const patience = 30_000
const noOtherHosts = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'
const watch = readFileSync(new URL('page/watch.js', import.meta.url), 'utf8')

/**
 * Opens a page with an empty cache in a new browser, whose processor is slowed down so many times, waits until it is
 * idle, and passes its figures to `use`, which may go on with the page.
 */
export async function withColdLoad<Result>(
  executablePath: string,
  url: string,
  use: (opened: Opened) => Promise<Result>,
  slowdown: number,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath, args: [...chromeArguments, noOtherHosts] })
  try {
    return await use(await open(browser, url, slowdown))
  } finally {
    await browser.close()
  }
}

async function open(browser: Browser, url: string, slowdown: number): Promise<Opened> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'timeTicks' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(watch)
  const traffic = await watchTraffic(session, new URL(url).origin)

  await page.goto(url, { waitUntil: 'networkidle' })
  await untilAlive(session)
  await page.waitForTimeout(settling)
  const spent = await metricsOf(session)
  await session.send('HeapProfiler.collectGarbage')
  const { JSHeapUsedSize: heap = 0 } = await metricsOf(session)
  const seconds = (...names: string[]) => names.reduce((sum, name) => sum + (spent[name] ?? 0), 0) * 1000
  const noted = await page.evaluate(() => ({
    ...globalThis.benchWatch.seen,
    paints: performance.getEntriesByType('paint').map(({ name, startTime }) => ({ name, startTime })),
    nodes: document.querySelectorAll('*').length,
  }))
  const paint = (wanted: string) => noted.paints.find(({ name }) => name === wanted)?.startTime ?? 0
  const load = {
    ...traffic(),
    firstPaint: paint('first-paint'),
    fcp: paint('first-contentful-paint'),
    lcp: noted.lcp,
    cls: noted.cls,
    blocking: noted.blocking,
    alive: noted.alive,
    menuAlive: noted.menuAlive,
    script: seconds('ScriptDuration'),
    layout: seconds('LayoutDuration', 'RecalcStyleDuration'),
    task: seconds('TaskDuration'),
    heap,
    nodes: noted.nodes,
  }
  return { page, load, traffic }
}

/**
 * Asks through the debugging protocol only: Playwright's own waiting would add half a MiB of script to the page whose
 * heap is measured.
 */
async function untilAlive(session: CDPSession): Promise<void> {
  const expression = 'benchWatch.seen.menuAlive !== null || document.scripts.length === 0'
  const end = performance.now() + patience
  while (performance.now() < end) {
    const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true })
    if (result.value === true) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The page was not alive after ${patience / 1000} s.`)
}

async function metricsOf(session: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}
