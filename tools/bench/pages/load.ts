import { readFileSync } from 'node:fs'
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { chromeArguments } from '../../../scripts/support/chrome-arguments.ts'
import { watchTraffic, type Traffic } from './traffic.ts'
import './seen.ts'

/** What one cold load of a page took, in a browser of its own; times in milliseconds. */
export interface Load extends Traffic {
  firstPaint: number
  fcp: number
  lcp: number
  cls: number
  blocking: number
  /** From navigation to the page being alive; null where nothing of it ever is. */
  alive: number | null
  /** From navigation to the menu's machine being at work. */
  menuAlive: number | null
  script: number
  /** Style and layout. */
  layout: number
  /** All that the main thread did. */
  task: number
  /** Bytes of the JavaScript heap after a collection. */
  heap: number
  nodes: number
}

export interface Opened {
  page: Page
  load: Load
  /** What has come over the network until now. */
  traffic: () => Traffic
}

/** A phone of the middle range: the one of Lighthouse, Moto G Power. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const slowdown = 4
/** Milliseconds without anything to fetch, after which what waits for an idle browser has come too. */
const settling = 1500
/** Milliseconds after which a page that is not alive is a fault. */
const patience = 30_000
const noOtherHosts = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'
const watch = readFileSync(new URL('page/watch.js', import.meta.url), 'utf8')

/**
 * Opens a page cold, in a browser started for it, at a quarter of the processor's speed, waits until nothing goes on any
 * more, and hands over what that took; `use` may go on from there.
 */
export async function withColdLoad<Result>(
  executablePath: string,
  url: string,
  use: (opened: Opened) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({ executablePath, args: [...chromeArguments, noOtherHosts] })
  try {
    return await use(await open(browser, url))
  } finally {
    await browser.close()
  }
}

async function open(browser: Browser, url: string): Promise<Opened> {
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

/** Asks by the protocol alone: Playwright's own waiting puts half a MiB of script into the page whose heap is measured. */
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
