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

/** Milliseconds within which a lead is on its way: a crash comes somewhere in it. */
const onItsWay = 120
/** Milliseconds from one visitor of a tab to the next: faster ones would fill the outbox while a Retry-After holds. */
const betweenVisitors = 200
/** Milliseconds after which a visitor who was told to try again does. */
const beforeTryingAgain = 1_000
const patience = 90_000

/**
 * Lets each tab's visitors submit one lead after the other. One whose tab crashed before it said anything loads it again and submits again (here a
 * new tab stands for it), one who is told to try again does, both under the id that the form keeps for its tab. Ends when nothing is kept any more,
 * or after a minute and a half.
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

/** Crashes due before so many visitors. */
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

/** Crashes the renderer, as chrome://crash does, after so many milliseconds, and waits until it is gone. */
async function crash({ page, crashed }: Tab, delay: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await wait(delay)
  session.send('Page.crash').catch(() => undefined)
  await crashed
}

async function isGone({ crashed }: Tab): Promise<boolean> {
  return (await Promise.race([crashed, Promise.resolve('alive')])) === 'crashed'
}

/** The visitors look in again until nothing is kept; what is still kept when patience ends is counted. */
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
