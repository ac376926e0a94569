import { menuIds } from '../../../../content/types.ts'
import type { SiteMenuEvent } from '../../../../machines/site-menu/index.ts'

/** The `<details>` of the header that is open, be it by the machine or by the browser alone. */
export function openDetails(nav: HTMLElement | null): HTMLDetailsElement | null {
  return nav?.querySelector<HTMLDetailsElement>('details[data-menu][open]') ?? null
}

/** What the visitor did to open it. */
export function pressesThatOpened(details: HTMLDetailsElement | null): SiteMenuEvent[] {
  if (!details) return []
  const menu = menuIds.find((id) => id === details.dataset['menu'])
  return [menu ? { type: 'menu.press', menu } : { type: 'drawer.toggle' }]
}

/** What the browser alone does not do with `<details>`: closes it for what closes a menu. */
export function closeNatively(nav: HTMLElement | null, { type }: SiteMenuEvent): void {
  const details = openDetails(nav)
  if (details && (type === 'link.follow' || type === 'menu.dismiss')) details.open = false
}
