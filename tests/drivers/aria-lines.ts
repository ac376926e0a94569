import { getRoles, isInaccessible, within } from '@testing-library/dom'

/** Roles that say nothing by themselves. */
const silent = new Set(['generic', 'presentation', 'none'])

/** Roles whose name is their whole text. */
const named = new Set(['button', 'heading', 'link', 'option', 'paragraph', 'radio', 'tab'])

/**
 * What assistive technology gets of an element and what is in it, one element a line, indented: its role, its name, and
 * what is special about it. `placeOf` says where in the code an element comes from.
 */
export function ariaLines(root: Element, placeOf: (element: Element) => string = () => ''): string[] {
  const roles = rolesIn(root)
  const lines: { text: string; place: string }[] = []
  const visit = (element: Element, depth: number): void => {
    if (element instanceof HTMLElement && isInaccessible(element)) return
    const role = roles.get(element)
    const own = ownText(element)
    const isShown = role !== undefined && !silent.has(role.name)
    if (isShown || own !== '') {
      const text = isShown ? describe(element, role, own) : `text "${own}"`
      lines.push({ text: `${'  '.repeat(depth)}- ${text}`, place: placeOf(element) })
    }
    if (isShown && named.has(role.name) && element.querySelector('a, button, input') === null) return
    for (const child of element.children) visit(child, depth + (isShown ? 1 : 0))
  }
  visit(root, 0)
  return lines.map(({ text, place }) => (place === '' ? text : `${text}  (${place})`))
}

interface FoundRole {
  name: string
  label: string
}

function rolesIn(root: Element): Map<Element, FoundRole> {
  const found = new Map<Element, FoundRole>()
  const around = root.parentElement ?? document.body
  for (const name of Object.keys(getRoles(around))) {
    within(around).queryAllByRole(name, {
      name: (label, element) => {
        if (!found.has(element) || name === element.getAttribute('role')) found.set(element, { name, label })
        return false
      },
    })
  }
  return found
}

function describe(element: Element, { name, label }: FoundRole, own: string): string {
  const said = label === '' ? own || (named.has(name) ? squeezed(element.textContent) : '') : label
  return [name, ...(said === '' ? [] : [`"${squeezed(said)}"`]), ...specialsOf(element)].join(' ')
}

function specialsOf(element: Element): string[] {
  const href = element.getAttribute('href')
  const value = 'value' in element && typeof element.value === 'string' ? element.value : ''
  return [
    ...(href === null ? [] : [`→ ${href}`]),
    ...(value === '' ? [] : [`= "${value}"`]),
    ...(element.matches(':disabled, [aria-disabled="true"]') ? ['[disabled]'] : []),
    ...(element.matches('[readonly]') ? ['[read-only]'] : []),
    ...(element.matches('[aria-invalid="true"]') ? ['[invalid]'] : []),
    ...(element.matches('[aria-busy="true"]') ? ['[busy]'] : []),
    ...(element.matches(':checked, [aria-checked="true"]') ? ['[checked]'] : []),
    ...(element.getAttribute('aria-expanded') === 'true' ? ['[expanded]'] : []),
    ...(element === document.activeElement ? ['[has the focus]'] : []),
  ]
}

function ownText(element: Element): string {
  const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
  return squeezed(texts.map(({ textContent }) => textContent ?? '').join(' '))
}

function squeezed(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > 100 ? `${line.slice(0, 100)}…` : line
}
