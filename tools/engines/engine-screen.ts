import { arrangementOf } from '../../tests/support/arrangement.ts'
import type { Answer, Screen } from '../../tests/drivers/screen.ts'
import { isPostHeldIn, type Stage } from '../../tests/drivers/stage.ts'
import { sendingForm, untilPosted } from '../../tests/drivers/until-posted.ts'
import { pageOf, type Page } from './page-of.ts'
import type { StagedSite } from './staged-site.ts'
import { usualSize, type Tab } from './tab.ts'

const landing = '/locations/princeton'
const minute = 60_000
const patience = 15_000

/* Until then the frame is the blank page, which has the site's own policy. */
const frameIsLoaded = `(frame => !frame || (frame.contentDocument?.URL !== 'about:blank' &&
  frame.contentDocument?.readyState === 'complete'))(document.querySelector('iframe'))`

/** The built site in any engine, driven as a visitor would, who arrives at the Princeton clinic's page. */
export async function engineScreen(
  tab: Tab,
  site: StagedSite,
  stage: Stage,
  kit: string,
  size = usualSize,
): Promise<Screen> {
  const { start, held = [], pace } = stage
  const page = pageOf(tab, kit)
  await tab.open(`${site.url}${landing}`, size)
  await arrive(page, start)
  if (pace) await tab.run(`engineClock.stop(${minute})`)
  if (held.includes('outbox')) await page.until("document.querySelector('[data-delivery]') !== null")

  const tick = async (milliseconds: number) => {
    if (pace && milliseconds > 0) await tab.run(`engineClock.pass(${milliseconds}).then(() => null)`)
  }
  const act = async (run: () => Promise<unknown>) => {
    site.forget()
    await run()
    await tick(pace?.action ?? 0)
  }

  return {
    count: (role, name, scope) => page.ask('count', role, name, scope),
    click: (role, name, scope) => act(() => page.point('click', role, name, scope)),
    hover: (role, name, scope) => act(() => page.point('move', role, name, scope)),
    unhover: () => act(() => tab.move(1, 1)),
    press: (key) => act(() => tab.press(key)),
    changeWindow: ({ width, isMotionReduced }) =>
      act(async () => {
        if (width !== undefined) await tab.resize(width, 800)
        if (isMotionReduced !== undefined) await tab.run(`setReducedMotion(${isMotionReduced})`)
      }),
    fill: (label, text) => act(() => page.ask('fill', label, text)),
    field: (label) => page.ask('field', label),
    texts: (role, name) => page.ask('texts', role, name, 'dialog'),
    condition: (role, name, scope = 'page') => page.ask('condition', role, name, scope),
    says: (text) => page.ask('says', text),
    follow: (href, data = {}) => act(() => follow(page, href, data)),
    goBack: () => act(() => page.ask('back')),
    address: () => page.ask('address'),
    focused: () => page.ask('focused'),
    elements: (selector) => page.ask('elements', selector),
    settle: async (name, answer) => {
      const isSettled = await settleOutbox(page, site, held, name, answer)
      if (!isSettled) await site.settle(name, answer, () => page.ask('wipe'))
      await tick(pace?.action ?? 0)
    },
    dispatch: (type) => page.ask('dispatch', type),
    postFromTab: (channel, message) => page.ask('postFromTab', channel, message),
    pass: async (milliseconds) => {
      if (isPostHeldIn(stage) && (await page.ask('elements', sendingForm)).length > 0)
        await untilPosted(site.isPostHeld)
      if (site.isPostHeld()) await page.ask('wipe')
      for (let left = milliseconds; left > 0; left -= 10 * minute) {
        await page.ask('dispatch', 'visibilitychange')
        await tick(Math.min(left, 10 * minute))
      }
    },
    postFromFrame: async (message) => {
      await page.until(frameIsLoaded)
      await page.ask('postFromFrame', message)
      await tick(pace?.action ?? 0)
    },
    until: async (complaint) => {
      const deadline = Date.now() + patience
      let last = await complaint()
      while (last !== null && Date.now() < deadline) {
        await tick(pace?.look ?? 0)
        last = await complaint()
      }
      if (last !== null) throw new Error(last)
    },
  }
}

async function arrive(page: Page, start: string): Promise<void> {
  await page.until("/(Open now|Closed)/.test(document.querySelector('main [data-hero]')?.textContent ?? '')")
  if (start !== landing) {
    await follow(page, start, {})
    await page.until(`location.pathname === ${JSON.stringify(start)}`)
    await page.until("document.activeElement?.id === 'main'")
  }
  await page.until("document.querySelector('nav[data-phase]') !== null")
}

async function follow(page: Page, href: string, data: Readonly<Record<string, string>>): Promise<void> {
  await page.ask('addOpener', href, data)
  await page.point('click', 'link', 'Opener', 'page')
}

/** Answers an actor that waits for the held outbox; false where this is none. */
async function settleOutbox(
  page: Page,
  site: StagedSite,
  held: readonly string[],
  name: string,
  answer: Answer,
): Promise<boolean> {
  if (!held.includes('outbox')) return false
  if (name === 'deleteKept') await page.ask('letOne', { records: null, failing: answer === 'fails' ? 'delete' : null })
  else if (name === 'attempt') {
    const arrangement = typeof answer === 'string' ? null : arrangementOf(answer, await page.ask('now'))
    if (arrangement) {
      site.answerPosts(arrangement.status, arrangement.retryAfter)
      await page.ask('own', JSON.stringify(arrangement.own))
    }
    await page.ask('letOne', { records: arrangement?.records ?? null, failing: arrangement ? null : 'read' })
  } else return false
  return true
}
