import { createActor } from 'xstate'
import {
  siteMenuMachine,
  siteMenuView,
  type SiteMenuEvent,
  type SiteMenuView,
} from '../../../../machines/site-menu/index.ts'

export interface SiteMenuActor {
  send: (event: SiteMenuEvent) => void
  stop: () => void
}

/**
 * Starts the menu's machine with what the visitor did before; `onView` is called with the view now and at each change.
 */
export function startSiteMenu(before: readonly SiteMenuEvent[], onView: (view: SiteMenuView) => void): SiteMenuActor {
  const actor = createActor(siteMenuMachine).start()
  for (const event of before) actor.send(event)
  actor.subscribe((snapshot) => onView(siteMenuView(snapshot)))
  onView(siteMenuView(actor.getSnapshot()))
  return actor
}
