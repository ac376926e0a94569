import { menuIds } from '../../../../content/menus.ts'
import type { MenuId } from '../../../../content/types.ts'
import type { SiteMenuEvent } from '../../../../machines/site-menu/index.ts'

/** The header's open `<details>`, whether the machine or the browser alone opened it. */
export function openDetails(nav: HTMLElement | null): HTMLDetailsElement | null {
  return nav?.querySelector<HTMLDetailsElement>('details[data-menu][open]') ?? null
}

/**
 * The events for what the visitor did before the machine was loaded: pressed the open `<details>`, or moved the mouse
 * onto a dropdown.
 */
export function eventsBefore(nav: HTMLElement | null): SiteMenuEvent[] {
  const details = openDetails(nav)
  const pressed = menuOf(details)
  if (details) return [pressed ? { type: 'menu.press', menu: pressed } : { type: 'drawer.toggle' }]
  const hovered = window.matchMedia('(hover: hover)').matches ? menuOf(hoveredDetails(nav)) : undefined
  return hovered ? [{ type: 'menu.enter', menu: hovered }] : []
}

function hoveredDetails(nav: HTMLElement | null): HTMLDetailsElement | null {
  return nav?.querySelector<HTMLDetailsElement>('li:hover > details[data-menu]') ?? null
}

/** The dropdown that a `<details>` is; null for the drawer. */
export function menuOf(details: HTMLDetailsElement | null): MenuId | undefined {
  return menuIds.find((id) => id === details?.dataset['menu'])
}

/** Closes a `<details>` for events that close a menu, which the browser does not do by itself. */
export function closeNatively(nav: HTMLElement | null, { type }: SiteMenuEvent): void {
  const details = openDetails(nav)
  if (details && (type === 'link.follow' || type === 'menu.dismiss')) details.open = false
}
