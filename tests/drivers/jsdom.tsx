import { RouterProvider } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { vi } from 'vitest'
import { accessibleElements, isSaid } from './accessible.ts'
import { jsdomSite } from './jsdom-site.tsx'
import { readCondition } from './read-condition.ts'
import { readField } from './read-field.ts'
import { readElements } from './seen-element.ts'
import type { Name, Role, Scope, Screen } from './screen.ts'
import { setReducedMotion } from '../support/jsdom.ts'
import type { Stage } from './stage.ts'

/** After this many milliseconds the browser counts as idle, and the page fetches the rest of its code. */
const quiet = 2000

/** Renders the shell with a stage's first page and drives it as a visitor would. Timers run only in `pass`. */
export async function jsdomScreen(stage: Stage): Promise<Screen> {
  setReducedMotion(stage.isMotionReduced ?? false)
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  const user = userEvent.setup({ delay: null })
  window.sessionStorage.clear()
  const { router, history, waiting, outbox } = jsdomSite(stage)
  await act(() => router.load())
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  await act(() => vi.dynamicImportSettled())
  await settleDown()
  await act(() => vi.advanceTimersByTimeAsync(quiet))
  await act(() => vi.dynamicImportSettled())
  await settleDown()
  Reflect.deleteProperty(window, 'readElements')

  const find = (role: Role, name: Name, scope: Scope): HTMLElement[] => {
    const root = rootOf(scope)
    if (!root) return []
    const asked = name instanceof RegExp && name.source === '^$' ? undefined : name
    const found = role === 'disclosure' ? summaries(root, name) : accessibleElements(root, role, asked)
    return found.filter(isDisclosed)
  }

  const fieldOf = (label: string) => {
    const root = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document
    const labels = [...root.querySelectorAll('label')]
    return labels.find(({ textContent }) => textContent.replace(/ \*$/, '') === label)?.control ?? null
  }

  return {
    count: async (role, name, scope) => find(role, name, scope).length,
    click: async (role, name, scope) => {
      const [element] = find(role, name, scope)
      if (!element)
        throw new Error(`there is no ${role} '${name}' to click; there is ${namesOf(find(role, /^$/, scope))}`)
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
    changeWindow: async ({ isMotionReduced }) => {
      if (isMotionReduced !== undefined) act(() => setReducedMotion(isMotionReduced))
      await settleDown()
    },
    fill: async (label, text) => {
      const field = fieldOf(label)
      if (!field) throw new Error(`there is no field '${label}' to fill`)
      if (field instanceof HTMLSelectElement) await user.selectOptions(field, text)
      else {
        await user.clear(field)
        await user.paste(text)
      }
      await settleDown()
    },
    field: async (label) => {
      const field = fieldOf(label)
      return readField(field ? [field] : [])
    },
    texts: async (role, name) => find(role, name, 'dialog').map(({ textContent }) => textContent),
    condition: async (role, name, scope = 'page') => {
      const [element] = find(role, name, scope)
      return element ? readCondition(element) : null
    },
    says: async (text) => isSaid(text),
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
    elements: async (selector) => readElements([...document.querySelectorAll(selector)]),
    settle: async (name, answer) => {
      if (outbox?.settle(name, answer)) return settleDown()
      const requests = waiting.splice(0).filter((request) => request.name === name)
      if (requests.length === 0) throw new Error(`nothing waits for ${name}`)
      for (const request of requests) request.settle(answer)
      await settleDown()
    },
    dispatch: async (type) => {
      act(() => void window.dispatchEvent(new Event(type)))
      await settleDown()
    },
    postFromTab: async (channel, message) => {
      act(() => outbox?.postFromTab(channel, message))
      await settleDown()
    },
    pass: async (milliseconds) => {
      await act(() => vi.advanceTimersByTimeAsync(milliseconds))
    },
    postFromFrame: async (data) => {
      const frame = document.querySelector('iframe')
      if (!frame) throw new Error('there is no frame to post from')
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

/** What these elements are called, as far as a message has room. */
function namesOf(elements: readonly HTMLElement[]): string {
  const names = elements.map((element) => `'${(element.ariaLabel ?? element.textContent).slice(0, 40)}'`)
  return names.length === 0 ? 'none at all' : names.slice(0, 12).join(', ')
}

/** Adds a link to any address to the page behind dialogs, since a visitor may come from any button. */
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

function summaries(root: HTMLElement, name: Name): HTMLElement[] {
  const isNamed = ({ textContent }: HTMLElement) =>
    typeof name === 'string' ? textContent === name : name.test(textContent)
  return [...root.querySelectorAll<HTMLElement>('summary')].filter(isNamed)
}

function rootOf(scope: Scope): HTMLElement | undefined {
  if (scope === 'header') return accessibleElements(document.body, 'banner').at(0)
  return scope === 'page' ? document.body : accessibleElements(document.body, 'dialog').at(-1)
}

/** Whether an element is outside every closed `<details>`, whose content jsdom does not hide. */
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
