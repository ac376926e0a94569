import { MantineProvider } from '@mantine/core'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen as page, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { vi } from 'vitest'
import { buildRecords, type RecordTypes } from '../../content/records.ts'
import { siteSettings } from '../../content/site.ts'
import { MissingRecord, type Records } from '../../src/adapters/records.ts'
import type { Adapters } from '../../src/router.tsx'
import { SiteShell } from '../../src/shell/SiteShell.tsx'
import { theme } from '../../src/theme.ts'
import { HomePage } from '../../src/ui/pages/HomePage.tsx'
import { LocationPage } from '../../src/ui/pages/LocationPage.tsx'
import '../../src/ui/flows/booking/BookingDialog.tsx'
import '../../src/ui/flows/service-detail/ServiceDialog.tsx'
import '../../src/ui/flows/site-menu/site-menu-actor.ts'
import type { Name, Role, Scope, Screen } from './screen.ts'
import { setReducedMotion } from '../support/jsdom.ts'
import type { Stage } from './stage.ts'

const siteRecords: RecordTypes = buildRecords(siteSettings)

/** Milliseconds after which the browser counts as idle, and the page fetches what makes it all alive. */
const quiet = 2000

interface Waiting {
  name: string
  arrive: () => void
  fail: () => void
}

/** Some records, where those named in `held` wait until the test answers. */
function heldRecords(all: RecordTypes, held: readonly string[]): { records: Records; waiting: Waiting[] } {
  const waiting: Waiting[] = []
  const records: Records = {
    read: (name) =>
      new Promise((resolve, reject) => {
        const arrive = () => (Object.hasOwn(all, name) ? resolve(all[name]) : reject(new MissingRecord(name)))
        if (held.includes(name)) waiting.push({ name, arrive, fail: () => reject(new Error('offline')) })
        else arrive()
      }),
  }
  return { records, waiting }
}

/** Renders the shell with the page to start on and drives it as a visitor would; timers stand still but for `pass`. */
export async function jsdomScreen({ start, held = [], records: differing }: Stage): Promise<Screen> {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'requestIdleCallback', 'Date'],
  })
  const user = userEvent.setup({ delay: null })
  const all: RecordTypes = { ...siteRecords, ...differing }
  const { records, waiting } = heldRecords(all, held)
  const history = createMemoryHistory({ initialEntries: [start] })
  const router = createTestRouter(all, { records }, history)
  await act(() => router.load())
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  await settleDown()
  await act(() => vi.advanceTimersByTimeAsync(quiet))
  await settleDown()
  const seenFrames: HTMLIFrameElement[] = []

  const find = (role: Role, name: Name, scope: Scope): HTMLElement[] => {
    const root = rootOf(scope)
    if (!root) return []
    const options = name instanceof RegExp && name.source === '^$' ? {} : { name }
    const found = role === 'disclosure' ? summaries(root, name) : within(root).queryAllByRole(role, options)
    return found.filter(isDisclosed)
  }

  return {
    count: async (role, name, scope) => find(role, name, scope).length,
    click: async (role, name, scope) => {
      const [element] = find(role, name, scope)
      if (!element) throw new Error(`there is no ${role} '${name}' to click`)
      await user.click(element)
      await settleDown()
    },
    hover: async (role, name, scope) => {
      const [element] = find(role, name, scope)
      if (!element) throw new Error(`there is no ${role} '${name}' to point at`)
      await user.hover(element)
      await settleDown()
    },
    unhover: async () => {
      await user.hover(document.body)
      await settleDown()
    },
    press: async (key) => {
      await user.keyboard(`{${key}}`)
      await settleDown()
    },
    resize: async () => undefined,
    reduceMotion: async (isReduced) => {
      act(() => setReducedMotion(isReduced))
      await settleDown()
    },
    follow: async (href) => {
      await user.click(opener(href))
      await settleDown()
    },
    goBack: async () => {
      act(() => history.back())
      await settleDown()
    },
    address: async () => history.location.pathname + history.location.search,
    focused: async () => (document.activeElement === document.body ? '' : (document.activeElement?.textContent ?? '')),
    frames: async () =>
      [...document.querySelectorAll('iframe')].map((frame) => {
        if (!seenFrames.includes(frame)) seenFrames.push(frame)
        return { title: frame.title, height: Number(frame.height), number: seenFrames.indexOf(frame) + 1 }
      }),
    statusTexts: async () => find('status', /^$/, 'dialog').map((status) => status.textContent ?? ''),
    menuPhase: async () => page.getByRole('navigation', { name: 'Main' }).getAttribute('data-phase'),
    settle: async (name, answer) => {
      const requests = waiting.splice(0).filter((request) => request.name === name)
      if (requests.length === 0) throw new Error(`nothing waits for ${name}`)
      for (const { arrive, fail } of requests) (answer === 'arrives' ? arrive : fail)()
      await settleDown()
    },
    pass: async (milliseconds) => {
      await act(() => vi.advanceTimersByTimeAsync(milliseconds))
    },
    hear: async (data) => {
      const frame = document.querySelector('iframe')
      if (!frame) throw new Error('there is no frame to hear')
      const { origin } = window.location
      act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame.contentWindow })))
      await settleDown()
    },
    until: async (complaint) => {
      let last = await complaint()
      for (let attempt = 0; last !== null && attempt < 20; attempt += 1) {
        await settleDown()
        last = await complaint()
      }
      if (last !== null) throw new Error(last)
    },
  }
}

function createTestRouter(all: RecordTypes, adapters: Adapters, history: ReturnType<typeof createMemoryHistory>) {
  const root = createRootRouteWithContext<{ adapters: Adapters }>()({
    component: () => (
      <MantineProvider theme={theme} env="test" forceColorScheme="light">
        <SiteShell navigation={all.navigation}>
          <Outlet />
        </SiteShell>
      </MantineProvider>
    ),
  })
  const princetonRecord = all['locations/princeton']
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => <HomePage page={all.home} /> })
  const princeton = createRoute({
    getParentRoute: () => root,
    path: '$',
    component: () => princetonRecord && <LocationPage page={princetonRecord} />,
  })
  return createRouter({ routeTree: root.addChildren([home, princeton]), context: { adapters }, history })
}

/** A link of the page behind, to any address: a visitor may come from any button. */
function opener(href: string): HTMLAnchorElement {
  const main = document.querySelector('main')
  const link = main?.querySelector<HTMLAnchorElement>('a[data-opener]') ?? document.createElement('a')
  link.dataset['opener'] = ''
  link.textContent = 'Opener'
  link.href = href
  main?.append(link)
  return link
}

function summaries(root: HTMLElement, name: Name): HTMLElement[] {
  const isNamed = ({ textContent }: HTMLElement) =>
    typeof name === 'string' ? textContent === name : name.test(textContent)
  return [...root.querySelectorAll<HTMLElement>('summary')].filter(isNamed)
}

function rootOf(scope: Scope): HTMLElement | undefined {
  if (scope === 'header') return page.getByRole('banner')
  return scope === 'page' ? document.body : page.queryAllByRole('dialog').at(-1)
}

/** jsdom does not hide what a closed `<details>` holds. */
function isDisclosed(element: HTMLElement): boolean {
  const closed = element.closest('details:not([open])')
  return closed === null || (element.parentElement === closed && element.matches('summary'))
}

/** Lets promises, lazy chunks and due timers run, without letting time pass. */
async function settleDown(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    await act(async () => {
      await new Promise((resolve) => setImmediate(resolve))
      await vi.advanceTimersByTimeAsync(0)
    })
  }
}
