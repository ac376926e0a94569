import { isInaccessible, screen as page, within } from '@testing-library/dom'
import type { Name, Role } from './screen.ts'

type AriaRole = Exclude<Role, 'disclosure'> | 'banner'

/** What was read from the page since its last change. */
interface Reading {
  /** The elements of each role with their names, hidden ones too, by the root in which they were looked for. */
  byRoot: Map<Element, Map<AriaRole, Map<HTMLElement, string>>>
  byText: Map<string, HTMLElement[]>
}

let reading: Reading = nothingRead()
const changes = new MutationObserver(() => (reading = nothingRead()))
changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })

/**
 * The elements in `root` that assistive technology can reach, by role and optionally by name, as Testing Library finds
 * them. Since the same question is often asked again before the page changes, a role's elements and names are kept
 * until then.
 */
export function accessibleElements(root: HTMLElement, role: AriaRole, name?: Name): HTMLElement[] {
  const { byRoot } = sinceLastChange()
  const byRole = byRoot.get(root) ?? new Map<AriaRole, Map<HTMLElement, string>>()
  const names = byRole.get(role) ?? namesOf(root, role)
  byRoot.set(root, byRole.set(role, names))
  return [...names]
    .filter(([, found]) => name === undefined || (typeof name === 'string' ? found === name : name.test(found)))
    .map(([element]) => element)
    .filter((element) => !isInaccessible(element))
}

/** Whether the page shows or announces an element with exactly this text. */
export function isSaid(text: string): boolean {
  const { byText } = sinceLastChange()
  const found = byText.get(text) ?? page.queryAllByText(text)
  byText.set(text, found)
  return found.some((element) => !isInaccessible(element))
}

function nothingRead(): Reading {
  return { byRoot: new Map(), byText: new Map() }
}

function sinceLastChange(): Reading {
  if (changes.takeRecords().length > 0) reading = nothingRead()
  return reading
}

function namesOf(root: HTMLElement, role: AriaRole): Map<HTMLElement, string> {
  const names = new Map<HTMLElement, string>()
  within(root).queryAllByRole(role, {
    hidden: true,
    name: (name, element) => {
      if (element instanceof HTMLElement) names.set(element, name)
      return false
    },
  })
  return names
}
