import type { BrowserContext, Page } from '@playwright/test'
import { seeded } from './faults.ts'
import { submissionOf } from './figures.ts'
import type { LeadPage } from './page/main.ts'

export interface Plan {
  leads: number
  tabs: number
  /** How often a renderer crashes, spread over the leads. */
  crashes: number
  seed: number
}

interface Tab {
  page: Page
  /** Resolves when the renderer has crashed. */
  crashed: Promise<'crashed'>
}

declare global {
  var leadPage: LeadPage
}

/** A crash comes within this many milliseconds after a lead is submitted, while it is on its way. */
const onItsWay = 120
/** Milliseconds between a tab's visitors: with less the outbox would fill up during a Retry-After. */
const betweenVisitors = 200
/** Milliseconds after which a visitor tries again when told to. */
const beforeTryingAgain = 1_000
const patience = 90_000

/**
 * Has each tab's visitors submit one lead after the other. Where a tab crashes before it says anything, the visitor
 * opens a new tab, which stands for reloading it, and submits again. Where the page asks to try again, the visitor
 * does. Both use the id that the form keeps for its tab. Ends when no lead is kept any more, or after 90 seconds.
 */
export async function submitAll(context: BrowserContext, address: string, plan: Plan) {
  const counts = { crashes: 0, failures: 0, unkept: 0 }
  const random = seeded(plan.seed + 1)
  const waiting = Array.from({ length: plan.leads }, (_, visitor) => visitor)
  const open = () => openTab(context, address, () => (counts.crashes += 1))
  const isToCrash = (visitor: number) => share(visitor + 1, plan) > share(visitor, plan)

  const work = async () => {
    let tab = await open()
    for (let visitor = waiting.shift(); visitor !== undefined; visitor = waiting.shift()) {
      await wait(betweenVisitors)
      let word = 'nothing'
      for (let first = true; !['received', 'saved'].includes(word); first = false) {
        if (word === 'failed') await wait(beforeTryingAgain)
        const said = submit(tab, visitor)
        if (first && isToCrash(visitor)) await crash(tab, random() * onItsWay)
        word = await Promise.race([said, tab.crashed])
        if (word === 'failed') counts.failures += 1
        if (await isGone(tab)) tab = await open()
      }
    }
    counts.unkept += await tab.page.evaluate(() => globalThis.leadPage.unkept())
    return tab
  }
  const tabs = await Promise.all(Array.from({ length: plan.tabs }, work))
  const { crashes, failures, unkept } = counts
  return { crashes, failures, unkept, kept: await untilEmpty(tabs) }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds))
}

/** How many crashes are due before this many visitors have submitted. */
function share(visitors: number, { leads, crashes }: Plan): number {
  return Math.floor((visitors * crashes) / leads)
}

async function openTab(context: BrowserContext, address: string, count: () => void): Promise<Tab> {
  const page = await context.newPage()
  const crashed = new Promise<'crashed'>((resolve) => {
    page.once('crash', () => {
      count()
      resolve('crashed')
    })
  })
  await page.goto(address)
  await page.waitForFunction(() => 'leadPage' in globalThis)
  return { page, crashed }
}

function submit({ page }: Tab, visitor: number): Promise<string> {
  return page
    .evaluate((submission) => globalThis.leadPage.submit(submission), submissionOf(visitor))
    .catch(() => 'crashed')
}

/** Crashes the renderer after `delay` milliseconds, as chrome://crash does, and waits until it is gone. */
async function crash({ page, crashed }: Tab, delay: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await wait(delay)
  session.send('Page.crash').catch(() => undefined)
  await crashed
}

async function isGone({ crashed }: Tab): Promise<boolean> {
  return (await Promise.race([crashed, Promise.resolve('alive')])) === 'crashed'
}

/** Reloads the page until it keeps no lead, for at most 90 seconds. Returns how many leads it still keeps. */
async function untilEmpty(tabs: readonly Tab[]): Promise<number> {
  const [tab] = tabs
  const deadline = performance.now() + patience
  const left = async () => (await tab?.page.evaluate(() => globalThis.leadPage.left())) ?? 0
  while ((await left()) > 0 && performance.now() < deadline) {
    await tab?.page.reload()
    await tab?.page
      .waitForFunction(async () => 'leadPage' in globalThis && (await globalThis.leadPage.left()) === 0, null, {
        timeout: 3_000,
      })
      .catch(() => undefined)
  }
  return left()
}
