import { readFileSync } from 'node:fs'
import { chromium, type Browser, type CDPSession } from '@playwright/test'
import { chromeArguments } from '../../../scripts/support/chrome-arguments.ts'
import { median } from './median.ts'

declare global {
  var benchWork: () => { heights: number[]; words: number }
}

/** The phone of the targets is this many times slower than the machine on which they were set. */
export const slowdownOfRecord = 4
/** Milliseconds that `page/work.js` takes of the main thread of that phone. Source: docs/performance.md. */
const ofRecord = 815
const tries = 5
/** How often a machine that is slower than the phone is looked at again, as other work on it may end. */
const patience = 20
const work = readFileSync(new URL('page/work.js', import.meta.url), 'utf8')

/**
 * How many times Chromium slows this machine's processor down to be as fast as the phone of the targets, by the same work
 * done now. It changes with what else the machine does. Throws where the machine stays slower than the phone.
 */
export async function phoneSlowdown(executablePath: string): Promise<number> {
  const browser = await chromium.launch({ executablePath, args: chromeArguments })
  try {
    let milliseconds = await usualTimeOfWork(browser)
    for (let look = 1; look < patience && !isAsFast(milliseconds); look++) {
      console.log('The machine is slower than the phone for now: it is looked at again.')
      milliseconds = await usualTimeOfWork(browser)
    }
    return slowdownFor(milliseconds)
  } finally {
    await browser.close()
  }
}

/** The slowdown for a machine whose main thread takes so many milliseconds for the work at a quarter of its speed. */
export function slowdownFor(milliseconds: number): number {
  const slowdown = (slowdownOfRecord * ofRecord) / milliseconds
  if (isAsFast(milliseconds)) return slowdown
  throw new Error(
    `This machine is ${(1 / slowdown).toFixed(1)} times slower than the phone of the targets: end its other work, and run it again.`,
  )
}

/** Whether the machine is at least as fast as the phone. */
function isAsFast(milliseconds: number): boolean {
  return milliseconds <= slowdownOfRecord * ofRecord
}

async function usualTimeOfWork(browser: Browser): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < tries; run++) times.push(await timeOfWork(browser))
  return median(times) ?? Number.NaN
}

async function timeOfWork(browser: Browser): Promise<number> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'timeTicks' })
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdownOfRecord })
    await page.addScriptTag({ content: work })
    const before = await mainThread(session)
    await page.evaluate(() => globalThis.benchWork())
    return (await mainThread(session)) - before
  } finally {
    await context.close()
  }
}

/** Milliseconds of the main thread's tasks so far. */
async function mainThread(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  const found = metrics.find(({ name }) => name === 'TaskDuration')
  if (!found) throw new Error('Chromium does not say how long its main thread has worked.')
  return found.value * 1000
}
