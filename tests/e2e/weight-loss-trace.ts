import { expect, type Browser, type Page } from '@playwright/test'
import type { GlpAnswer } from '../../content/types.ts'
import { untilAlive, visit } from '../walks/support.ts'
import { backButton, choosePlans, expectQuestion, path } from '../walks/weight-loss.ts'
import { requestsOf } from './quiet.ts'

type ExpectTables = (page: Page, answer: GlpAnswer) => Promise<void>

/**
 * Walks the program once with each answer and compares everything left outside the page and its tab: it must be the
 * same for both answers and name neither.
 */
export async function expectNoTrace(
  browser: Browser,
  expectTables: ExpectTables,
  prepare: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const traces: string[][] = []
  for (const answer of ['yes', 'no'] as const) {
    const context = await browser.newContext()
    const page = await context.newPage()
    await prepare(page)
    traces.push(await traceOf(page, answer, expectTables))
    await context.close()
  }
  const [yes = [], no] = traces
  expect(yes).toEqual(no)
  expect(yes.filter((line) => line.startsWith('title '))).not.toEqual([])
  expect(yes.filter((line) => /glp|answer|\byes\b|\bno\b/i.test(line))).toEqual([])
}

/** Everything that a walk with this answer leaves outside the page and its tab, sorted. */
async function traceOf(page: Page, answer: GlpAnswer, expectTables: ExpectTables): Promise<string[]> {
  const trace = new Set<string>()
  const requests = requestsOf(page)
  page.on('console', (message) => trace.add(`console ${message.text()}`))
  page.on('framenavigated', (frame) => trace.add(`address ${frame.url()} ${frame.name()}`))
  page.on('request', (request) =>
    trace.add(
      `request ${request.method()} ${request.url()} from ${request.headers()['referer']} ${request.postData()}`,
    ),
  )
  // What a page fetches once it is idle must be there in each walk, or the two would differ by chance.
  const look = async () => {
    await requests.untilQuiet()
    trace.add(`address ${page.url()}`)
    trace.add(`title ${await page.title()}`)
    trace.add(
      `kept ${await page.evaluate(() => JSON.stringify([Object.entries(localStorage), document.cookie, window.name]))}`,
    )
    trace.add(`state ${await page.evaluate(() => JSON.stringify(Object.keys(history.state)))}`)
  }
  await visit(page, path)
  await choosePlans(page, answer)
  await expectTables(page, answer)
  await look()
  await page.reload()
  await untilAlive(page)
  await expectTables(page, answer)
  await look()
  await backButton(page).click()
  await expectQuestion(page, answer)
  await look()
  await page.goForward()
  await expectTables(page, answer)
  await page.getByRole('link', { name: 'Call us' }).waitFor()
  await visit(page, '/contact')
  await look()
  expect(await page.evaluate(() => Object.entries(sessionStorage))).toContainEqual([
    'draft weight-loss',
    JSON.stringify(answer),
  ])
  return [...trace].toSorted()
}
