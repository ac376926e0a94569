import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import type { SiteMenuEvent, SiteMenuView } from '../../../../machines/site-menu/index.ts'
import { useSiteHistory } from '../../../adapters/use-adapters.ts'
import { whenIdle } from '../../../adapters/when-idle.ts'
import { listenToMenu } from './listen.ts'
import { closeNatively } from './native-menu.ts'
import type { SiteMenuActor } from './site-menu-actor.ts'

export interface SiteMenuControl {
  /** Null until the machine has been fetched: until then only the browser opens and closes the menu. */
  view: SiteMenuView | null
  send: (event: SiteMenuEvent) => void
}

type ActorModule = typeof import('./site-menu-actor.ts')

/**
 * The menu's machine, fetched when the browser is idle or the visitor turns to the menu. It receives what the visitor
 * did before that, and what happens elsewhere on the page.
 */
export function useSiteMenu(nav: RefObject<HTMLElement | null>): SiteMenuControl {
  const history = useSiteHistory()
  const [module, setModule] = useState<ActorModule | null>(null)
  const [view, setView] = useState<SiteMenuView | null>(null)
  const actor = useRef<SiteMenuActor>(undefined)

  const prepare = useCallback(() => void import('./site-menu-actor.ts').then(setModule, () => undefined), [])
  const send = useCallback(
    (event: SiteMenuEvent) => {
      const { current: list } = nav
      return actor.current ? actor.current.send(event) : closeNatively(list, event)
    },
    [nav],
  )

  useEffect(() => whenIdle(prepare), [prepare])
  useEffect(() => {
    if (!module) return undefined
    const started = module.startSiteMenu(nav.current, setView)
    actor.current = started
    return () => {
      actor.current = undefined
      started.stop()
    }
  }, [module, nav])
  useEffect(
    () => (nav.current ? listenToMenu(nav.current, history, send, prepare) : undefined),
    [nav, history, send, prepare],
  )

  return { view, send }
}
