import { menuIds } from '../../../../content/menus.ts'
import type { MenuId } from '../../../../content/types.ts'
import type { SiteMenuEvent } from '../../../../machines/site-menu/index.ts'

/** The `<details>` of the header that is open, be it by the machine or by the browser alone. */
export function openDetails(nav: HTMLElement | null): HTMLDetailsElement | null {
  return nav?.querySelector<HTMLDetailsElement>('details[data-menu][open]') ?? null
}

/** What the visitor did before the machine was there: pressed what is open, or came with the mouse to a dropdown. */
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

/** The dropdown that it is; the drawer is none. */
export function menuOf(details: HTMLDetailsElement | null): MenuId | undefined {
  return menuIds.find((id) => id === details?.dataset['menu'])
}

/** What the browser alone does not do with `<details>`: closes it for what closes a menu. */
export function closeNatively(nav: HTMLElement | null, { type }: SiteMenuEvent): void {
  const details = openDetails(nav)
  if (details && (type === 'link.follow' || type === 'menu.dismiss')) details.open = false
}
