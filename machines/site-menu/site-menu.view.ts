import type { SnapshotFrom } from 'xstate'
import type { MenuId } from '../../content/types.ts'
import type { siteMenuMachine } from './site-menu.machine.ts'

export type SiteMenuSnapshot = SnapshotFrom<typeof siteMenuMachine>

export type SiteMenuPhase = 'closed' | 'opening' | 'hovered' | 'pinned' | 'closing' | 'recent' | 'drawer'

export interface SiteMenuView {
  phase: SiteMenuPhase
  openMenu: MenuId | null
  isDrawerOpen: boolean
}

/** Which menus are shown of a snapshot. */
export function siteMenuView(snapshot: SiteMenuSnapshot): SiteMenuView {
  const phase = phaseOf(snapshot.value)
  const isOpen = phase === 'hovered' || phase === 'pinned' || phase === 'closing'
  return { phase, openMenu: isOpen ? snapshot.context.menu : null, isDrawerOpen: phase === 'drawer' }
}

function phaseOf(value: SiteMenuSnapshot['value']): SiteMenuPhase {
  if (value === 'drawer') return value
  return typeof value.bar === 'string' ? value.bar : value.bar.open
}
