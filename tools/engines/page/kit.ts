import { accessibleElements, isSaid } from '../../../tests/drivers/accessible.ts'
import { letOne, wipe, type Order } from '../../../tests/drivers/chromium-outbox.ts'
import { addOpener, readFocused } from '../../../tests/drivers/opener.ts'
import { readCondition } from '../../../tests/drivers/read-condition.ts'
import { readField } from '../../../tests/drivers/read-field.ts'
import type { Role, Scope } from '../../../tests/drivers/screen.ts'
import { readElements } from '../../../tests/drivers/seen-element.ts'

/** A name that can be sent to the page: a text, or a pattern. */
type SentName = string | { source: string; flags: string }

type Sought = readonly [role: Role, name: SentName, scope: Scope]

/** What tests ask of the page, by name; everything goes in and out as JSON. */
export const kit = {
  count: (...sought: Sought) => find(...sought).length,
  texts: (...sought: Sought) => find(...sought).map(({ textContent }) => textContent),
  condition: (...sought: Sought) => {
    const found = find(...sought)
    return found[0] && found.length === 1 ? readCondition(found[0]) : null
  },
  says: (text: string) => isSaid(text),
  /** The middle of the first such element, once it does not move and nothing covers it; otherwise a complaint. */
  aim: async (act: 'click' | 'move', ...sought: Sought) => {
    const [element] = find(...sought)
    if (!element) return `there is no ${JSON.stringify(sought)}`
    const aim = await aimAt(element, JSON.stringify(sought))
    if (act === 'click' && typeof aim !== 'string') watchPress(element)
    return aim
  },
  /** Null where the press that was aimed has reached its element; otherwise a complaint, and the page has not got it. */
  missed: () => missed(),
  field: (label: string) => readField(fieldsOf(label)),
  fill: (label: string, text: string) => fill(fieldsOf(label)[0], label, text),
  addOpener: (href: string, data: Readonly<Record<string, string>>) => addOpener({ href, data }),
  address: () => window.location.pathname + window.location.search,
  focused: readFocused,
  elements: (selector: string) => readElements([...document.querySelectorAll(selector)]),
  dispatch: (type: string) => void window.dispatchEvent(new Event(type)),
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, unlike a window, takes none
  postFromTab: (channel: string, message: unknown) => new BroadcastChannel(channel).postMessage(message),
  postFromFrame,
  letOne: (order: Order) => letOne(order),
  wipe,
  own: (value: string) => sessionStorage.setItem('draft submissions', value),
  now: () => Date.now(),
  back: () => window.history.back(),
}

Object.assign(window, { engineKit: kit })

function find(role: Role, sent: SentName, scope: Scope): HTMLElement[] {
  const root = rootOf(scope)
  if (!root) return []
  const name = typeof sent === 'string' ? sent : new RegExp(sent.source, sent.flags)
  const asked = name instanceof RegExp && name.source === '^$' ? undefined : name
  const found = role === 'disclosure' ? summaries(root, name) : accessibleElements(root, role, asked)
  return found.filter((element) => element.checkVisibility({ visibilityProperty: true }))
}

function rootOf(scope: Scope): HTMLElement | undefined {
  if (scope === 'header') return accessibleElements(document.body, 'banner').at(0)
  return scope === 'page' ? document.body : accessibleElements(document.body, 'dialog').at(-1)
}

function summaries(root: HTMLElement, name: string | RegExp): HTMLElement[] {
  const isNamed = ({ textContent }: HTMLElement) =>
    typeof name === 'string' ? textContent.includes(name) : name.test(textContent)
  return [...root.querySelectorAll<HTMLElement>('summary')].filter(isNamed)
}

function fieldsOf(label: string): Element[] {
  const root = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document
  const labels = [...root.querySelectorAll('label')].filter(
    ({ textContent }) => textContent.replace(/ \*$/, '') === label,
  )
  return labels.flatMap(({ control }) => control ?? [])
}

function fill(field: Element | undefined, label: string, text: string): void {
  if (field instanceof HTMLSelectElement) {
    field.focus()
    field.value = text
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    field.focus()
    field.select()
    if (text === '') document.execCommand('delete')
    else document.execCommand('insertText', false, text)
  } else throw new Error(`there is no field '${label}' to fill`)
}

async function aimAt(element: HTMLElement, what: string): Promise<{ x: number; y: number } | string> {
  const place = () => element.getBoundingClientRect()
  const intoView = () => element.scrollIntoView({ block: 'center', behavior: 'instant' })
  if (!isWithin(place())) intoView()
  const before = place()
  await new Promise(requestAnimationFrame)
  const { left, top, width, height } = place()
  if (before.left !== left || before.top !== top || isAnimated(element)) return `${what} moves`
  const [x, y] = [left + width / 2, top + height / 2]
  const hit = document.elementFromPoint(x, y)
  if (isOn(element, hit)) return { x, y }
  intoView()
  return `${what} is covered by ${hit?.outerHTML.slice(0, 80) ?? 'nothing'}`
}

function isOn(element: HTMLElement, hit: EventTarget | null): boolean {
  if (!(hit instanceof Element)) return false
  return element.contains(hit) || (hit !== document.documentElement && hit.contains(element))
}

let missed = (): string | null => null

/** Keeps the next press from the page unless it reaches this element: the page may move between aim and press. */
function watchPress(element: HTMLElement): void {
  const watch = new AbortController()
  let complaint: string | null = 'the press has not reached the page'
  const judge = (event: Event) => {
    const { target, type } = event
    if (type === 'pointerdown')
      complaint = isOn(element, target)
        ? null
        : `the press came to ${target instanceof Element ? target.tagName : 'none'}`
    if (complaint === null) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    window.addEventListener(type, judge, { capture: true, signal: watch.signal })
  missed = () => {
    watch.abort()
    missed = () => null
    return complaint
  }
}

/** Whether the element, or what it is in, is on its way to an end. */
function isAnimated(element: HTMLElement): boolean {
  return document.getAnimations().some(({ effect, playState, timeline }) => {
    const isUnderWay = playState === 'running' && timeline instanceof DocumentTimeline
    if (!isUnderWay || !(effect instanceof KeyframeEffect)) return false
    return effect.getComputedTiming().endTime !== Infinity && (effect.target?.contains(element) ?? false)
  })
}

function isWithin({ top, bottom, left, right }: DOMRect): boolean {
  return top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= window.innerWidth
}

/** Posts as the frame's own script would: what posts is a function of the frame's window. */
function postFromFrame(message: unknown): void {
  const frame = document.querySelector('iframe')?.contentWindow
  const make: unknown = frame && Reflect.get(frame, 'Function')
  if (typeof make !== 'function') throw new Error('there is no frame to post from')
  const post: unknown = Reflect.construct(make, ['message', "parent.postMessage(message, '*')"])
  if (typeof post === 'function') post(message)
}
