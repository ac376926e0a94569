import { createActor } from 'xstate'
import {
  siteMenuMachine,
  siteMenuView,
  type SiteMenuEvent,
  type SiteMenuView,
} from '../../../../machines/site-menu/index.ts'
import { returnFocus } from './focus.ts'
import { eventsBefore } from './native-menu.ts'

export interface SiteMenuActor {
  send: (event: SiteMenuEvent) => void
  stop: () => void
}

/**
 * Starts the menu's machine with what the visitor did before; `onView` is called with the view now and at each change.
 * Back closes what a press opened instead of leaving the page, on phones whose browser has a CloseWatcher.
 */
export function startSiteMenu(nav: HTMLElement | null, onView: (view: SiteMenuView) => void): SiteMenuActor {
  const actor = createActor(siteMenuMachine).start()
  for (const event of eventsBefore(nav)) actor.send(event)
  let back: CloseWatcher | undefined
  const show = () => {
    const view = siteMenuView(actor.getSnapshot())
    if (view.isDrawerOpen || view.phase === 'pinned') back ??= watchBack()
    else {
      back?.destroy()
      back = undefined
    }
    onView(view)
  }
  actor.subscribe(show)
  show()
  return actor

  function watchBack(): CloseWatcher | undefined {
    if (!('CloseWatcher' in window)) return undefined
    const watcher = new CloseWatcher()
    watcher.addEventListener('close', () => {
      returnFocus(nav)
      actor.send({ type: 'menu.dismiss' })
    })
    return watcher
  }
}
