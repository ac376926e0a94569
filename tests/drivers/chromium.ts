import type { Locator, Page, Route } from '@playwright/test'
import { locate } from './locate.ts'
import { addOpener, readFocused } from './opener.ts'
import { holdOutbox, wipeOutbox } from './chromium-outbox.ts'
import { readCondition } from './read-condition.ts'
import { readField } from './read-field.ts'
import { readElements } from './seen-element.ts'
import type { Answer, Name, Role, Scope, Screen } from './screen.ts'
import { answerSubmission } from '../support/answer-submission.ts'
import { isPostHeldIn, type Stage } from './stage.ts'
import { sendingForm, untilPosted } from './until-posted.ts'

/** A frame that sends nothing by itself: the paths decide what it posts. */
const silentFrame = '<!doctype html><title>Silent</title>'

const landing = '/locations/princeton'

/** The site takes a visitor who does nothing for 15 of these to have left. */
const minute = 60_000

/** Where leads are posted while a test answers them. */
export const leadsUnderTest = '/leads-under-test'

/** Where franchise inquiries are posted while a test answers them. */
export const inquiriesUnderTest = '/inquiries-under-test'

const leadStatus = { received: 200, saved: 503, refused: 422 }

/**
 * The built site in Chromium, driven as a visitor would, who arrives at the Princeton clinic's page. `use` activates a
 * control, with the mouse unless another way is given.
 */
export async function chromiumScreen(
  page: Page,
  stage: Stage,
  use: (control: Locator, role: Role) => Promise<void> = (control) => control.click(),
): Promise<Screen> {
  const { start, held = [], records = {}, isMotionReduced = false, pace } = stage
  if (isMotionReduced) await page.emulateMedia({ reducedMotion: 'reduce' })
  const requests = holdRequests(page)
  await (pace ? page.clock.install({ time: 0 }) : page.clock.setFixedTime(0))
  await page.route('**/embed/*.html*', (route) => route.fulfill({ contentType: 'text/html', body: silentFrame }))
  const outbox = held.includes('outbox') ? await holdOutbox(page, `**${leadsUnderTest}`) : null
  for (const name of held.filter((one) => one !== 'outbox'))
    await page.route(addressOf(name), (route) => requests.hold(name, route))
  await deliverRecords(page, landing, records)
  await page.goto(landing)
  await page.locator('main [data-hero]', { hasText: /(Open now|Closed)/ }).waitFor()
  if (start !== landing) {
    await followLink(page, start)
    await page.waitForURL(start)
    await page.locator('#main:focus').waitFor()
  }
  await page.locator('nav[data-phase]').waitFor()
  if (pace) await page.clock.pauseAt(60_000)
  if (outbox) await page.locator('[data-delivery]').waitFor({ state: 'attached' })

  const find = (role: Role, name: Name, scope: Scope) => locate(page, role, name, scope)
  const field = (label: string) => {
    const exact = { name: label, exact: true }
    const either = page
      .getByRole('textbox', exact)
      .or(page.getByRole('combobox', exact))
      .or(page.getByRole('searchbox', exact))
    return page.locator('body:not(:has([role="dialog"])), [role="dialog"]').last().locator(either)
  }
  const tick = async (milliseconds: number) => {
    if (pace && milliseconds > 0) await page.clock.runFor(milliseconds)
  }
  const click = async (role: Role, name: Name, scope: Scope) => {
    const control = find(role, name, scope).first()
    try {
      await use(control, role)
    } catch (cause) {
      if ((await control.count()) > 0) throw cause
      throw new Error(`there is no ${role} '${name}' to click`, { cause })
    }
  }
  const act = async (run: () => Promise<unknown>) => {
    requests.forget()
    await run()
    await tick(pace?.action ?? 0)
  }

  return {
    count: (role, name, scope) => find(role, name, scope).count(),
    click: (role, name, scope) => act(() => click(role, name, scope)),
    hover: (role, name, scope) => act(() => find(role, name, scope).first().hover()),
    unhover: () => act(() => page.mouse.move(1, 1)),
    press: (key) => act(() => page.keyboard.press(key)),
    changeWindow: ({ width, isMotionReduced: isReduced }) =>
      act(async () => {
        if (width !== undefined) await page.setViewportSize({ width, height: 800 })
        if (isReduced !== undefined) await page.emulateMedia({ reducedMotion: isReduced ? 'reduce' : 'no-preference' })
      }),
    fill: (label, text) =>
      act(async () => {
        const isSelect = await field(label).evaluate((element) => element.matches('select'))
        return isSelect ? field(label).selectOption(text) : field(label).fill(text)
      }),
    field: (label) => field(label).evaluateAll(readField),
    texts: (role, name) => find(role, name, 'dialog').allTextContents(),
    condition: async (role, name, scope = 'page') => {
      const found = find(role, name, scope)
      return (await found.count()) === 1 ? found.evaluate(readCondition) : null
    },
    says: async (text) => (await page.getByText(text, { exact: true }).filter({ visible: true }).count()) > 0,
    follow: (href, data) => act(() => followLink(page, href, data)),
    goBack: () => act(() => page.evaluate(() => window.history.back())),
    address: () => page.evaluate(() => window.location.pathname + window.location.search),
    focused: () => page.evaluate(readFocused),
    elements: (selector) => page.locator(selector).evaluateAll(readElements),
    settle: async (name, answer) => {
      const isHeldOutbox = (await outbox?.settle(name, answer)) ?? false
      if (!isHeldOutbox) await requests.settle(name, answer)
      await tick(pace?.action ?? 0)
    },
    dispatch: (type) => page.evaluate((name) => void window.dispatchEvent(new Event(name)), type),
    postFromTab: (channel, message) =>
      page.evaluate(([name, data]) => new BroadcastChannel(name).postMessage(data), [channel, message] as const),
    pass: async (milliseconds) => {
      if (isPostHeldIn(stage) && (await page.locator(sendingForm).count()) > 0) await untilPosted(requests.isPostHeld)
      if (requests.isPostHeld()) await wipeOutbox(page)
      for (let left = milliseconds; left > 0; left -= 10 * minute) {
        await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
        await page.clock.runFor(Math.min(left, 10 * minute))
      }
    },
    postFromFrame: async (message) => {
      const frame = await (await page.locator('iframe').elementHandle())?.contentFrame()
      await frame?.evaluate((data) => window.parent.postMessage(data, '*'), message)
      await tick(pace?.action ?? 0)
    },
    until: async (complaint) => {
      const deadline = Date.now() + 10_000
      let last = await complaint()
      while (last !== null && Date.now() < deadline) {
        await tick(pace?.look ?? 0)
        last = await complaint()
      }
      if (last !== null) throw new Error(last)
    },
  }
}

/** Requests that wait for an answer, which also goes to those that the same action still sends. */
function holdRequests(page: Page) {
  let waiting: { name: string; route: Route }[] = []
  let given: { name: string; answer: Answer } | null = null

  async function reply(route: Route, answer: Answer): Promise<void> {
    if (answer === 'arrives') await route.continue()
    else if (answer === 'fails') {
      if (route.request().method() === 'POST') await wipeOutbox(page)
      await route.abort()
    } else if (typeof answer === 'string') await answerSubmission(route, leadStatus[answer])
  }

  return {
    /**
     * Whether a posted submission waits: as long as it is kept, the page would report it as saved, however long its
     * answer takes.
     */
    isPostHeld: () => waiting.some(({ route }) => route.request().method() === 'POST'),
    forget: () => {
      given = null
    },
    hold: async (name: string, route: Route) => {
      if (given?.name === name) await reply(route, given.answer)
      else waiting.push({ name, route })
    },
    settle: async (name: string, answer: Answer) => {
      given = { name, answer }
      const answered = waiting.filter((request) => request.name === name)
      waiting = waiting.filter((request) => request.name !== name)
      for (const { route } of answered) await reply(route, answer)
    },
  }
}

/**
 * Serves a page with other records than those of the build. Records that the page was not delivered with are added to
 * it too, so that it requests none.
 */
export async function deliverRecords(page: Page, path: string, records: object): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace(
      /(<script[^>]*id="records">)(.*?)(?=<\/script>)/s,
      (_, tag: string, delivered: string) => {
        const all: object = { ...JSON.parse(delivered), ...records }
        return tag + JSON.stringify(all).replaceAll('<', '\\u003c')
      },
    )
    await route.fulfill({ response, body })
  })
}

function addressOf(name: string): string {
  if (name === 'lead') return `**${leadsUnderTest}`
  return name === 'inquiry' ? `**${inquiriesUnderTest}` : `**/content/*/${name}.json`
}

/** Adds a link to the page and follows it. */
export async function followLink(
  page: Page,
  href: string,
  data: Readonly<Record<string, string>> = {},
  modifiers: 'ControlOrMeta'[] = [],
): Promise<void> {
  await page.evaluate(addOpener, { href, data })
  await page.getByRole('link', { name: 'Opener' }).click({ modifiers })
}
