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
import type { LeadSink } from '../../src/adapters/lead-sink.ts'
import { MissingRecord, type Records } from '../../src/adapters/records.ts'
import { sessionDrafts } from '../../src/adapters/session-drafts.ts'
import type { Adapters } from '../../src/router.tsx'
import { SiteShell } from '../../src/shell/SiteShell.tsx'
import { theme } from '../../src/theme.ts'
import { HomePage } from '../../src/ui/pages/HomePage.tsx'
import { LocationPage } from '../../src/ui/pages/LocationPage.tsx'
import '../../src/ui/flows/booking/BookingDialog.tsx'
import '../../src/ui/flows/offer-lead/LeadDialog.tsx'
import '../../src/ui/flows/carousel/CarouselControls.tsx'
import '../../src/ui/flows/service-detail/ServiceDialog.tsx'
import { readField } from './read-field.ts'
import type { Answer, Name, Role, Scope, Screen } from './screen.ts'
import { setReducedMotion } from '../support/jsdom.ts'
import type { Stage } from './stage.ts'

const siteRecords: RecordTypes = buildRecords(siteSettings)

interface Waiting {
  name: string
  settle: (answer: Answer) => void
}

/** Some records and a lead sink, where those named in `held` wait until the test answers. */
function heldWorld(all: RecordTypes, held: readonly string[]) {
  const waiting: Waiting[] = []
  const offline = new Error('offline')
  const records: Records = {
    read: (name) =>
      new Promise((resolve, reject) => {
        const arrive = () => (Object.hasOwn(all, name) ? resolve(all[name]) : reject(new MissingRecord(name)))
        const settle = (answer: Answer) => (answer === 'arrives' ? arrive() : reject(offline))
        if (held.includes(name)) waiting.push({ name, settle })
        else arrive()
      }),
  }
  const leadSink: LeadSink = {
    deliver: () =>
      new Promise((resolve, reject) => {
        const settle = (answer: Answer) =>
          answer === 'arrives' || answer === 'fails' ? reject(offline) : resolve(answer)
        waiting.push({ name: 'lead', settle })
      }),
  }
  return { records, leadSink, waiting }
}

/** Renders the shell with the page to start on and drives it as a visitor would; timers stand still but for `pass`. */
export async function jsdomScreen(stage: Stage): Promise<Screen> {
  const { start, held = [], records: differing, isMotionReduced = false } = stage
  setReducedMotion(isMotionReduced)
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'requestIdleCallback', 'Date'],
  })
  const user = userEvent.setup({ delay: null })
  const all: RecordTypes = { ...siteRecords, ...differing }
  const { records, leadSink, waiting } = heldWorld(all, held)
  window.sessionStorage.clear()
  const history = createMemoryHistory({ initialEntries: [start] })
  const router = createTestRouter(all, { records, leadSink, drafts: sessionDrafts() }, history)
  await act(() => router.load())
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  await act(() => vi.dynamicImportSettled())
  await settleDown()
  const seenFrames: HTMLIFrameElement[] = []

  const scopeOf = (scope: Scope) => (scope === 'page' ? page : dialogInFront())
  const find = (role: Role, name: Name, scope: Scope): HTMLElement[] => {
    const options = name instanceof RegExp && name.source === '^$' ? {} : { name }
    if (role === 'disclosure')
      return summaries(scope === 'page' ? document : document.querySelector('[role=dialog]'), name)
    return scopeOf(scope)?.queryAllByRole(role, options) ?? []
  }

  const fieldOf = (label: string) => dialogInFront()?.queryByRole('textbox', { name: label }) ?? null

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
    reduceMotion: async (isReduced) => {
      act(() => setReducedMotion(isReduced))
      await settleDown()
    },
    fill: async (label, text) => {
      const field = fieldOf(label)
      if (!field) throw new Error(`there is no field '${label}' to fill`)
      await user.clear(field)
      if (text !== '') await user.type(field, text)
      await settleDown()
    },
    field: async (label) => {
      const field = fieldOf(label)
      return field && readField(field)
    },
    texts: async (role, name) => find(role, name, 'dialog').map(({ textContent }) => textContent),
    follow: async (href, data) => {
      await user.click(opener(href, data))
      await settleDown()
    },
    goBack: async () => {
      act(() => history.back())
      await settleDown()
    },
    address: async () => history.location.pathname + history.location.search,
    focused: async () => (document.activeElement === document.body ? '' : (document.activeElement?.textContent ?? '')),
    current: async () =>
      [...document.querySelectorAll('[aria-current="true"]')].map((element) => element.ariaLabel ?? ''),
    frames: async () =>
      [...document.querySelectorAll('iframe')].map((frame) => {
        if (!seenFrames.includes(frame)) seenFrames.push(frame)
        return { title: frame.title, height: Number(frame.height), number: seenFrames.indexOf(frame) + 1 }
      }),
    settle: async (name, answer) => {
      const requests = waiting.splice(0).filter((request) => request.name === name)
      if (requests.length === 0) throw new Error(`nothing waits for ${name}`)
      for (const request of requests) request.settle(answer)
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
function opener(href: string, data: Readonly<Record<string, string>> = {}): HTMLAnchorElement {
  const main = document.querySelector('main')
  main?.querySelector('a[data-opener]')?.remove()
  const link = document.createElement('a')
  Object.assign(link.dataset, { opener: '', ...data })
  link.textContent = 'Opener'
  link.href = href
  main?.append(link)
  return link
}

function summaries(within: ParentNode | null, name: Name): HTMLElement[] {
  const isNamed = ({ textContent }: HTMLElement) =>
    typeof name === 'string' ? textContent === name : name.test(textContent)
  return [...(within?.querySelectorAll<HTMLElement>('summary') ?? [])].filter(isNamed)
}

function dialogInFront() {
  const dialog = page.queryAllByRole('dialog').at(-1)
  return dialog && within(dialog)
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
