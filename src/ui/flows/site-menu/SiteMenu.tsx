import { useRouterState } from '@tanstack/react-router'
import { useRef } from 'react'
import { menu } from '../../../../content/words/common.ts'
import type { Navigation } from '../../../../content/types.ts'
import { MenuBar } from './MenuBar.tsx'
import { MenuDrawer } from './MenuDrawer.tsx'
import { useSiteMenu } from './use-site-menu.ts'

/** The site's menu: a bar with dropdowns on wide screens, one menu on phones; both are plain links in `<details>`. */
export function SiteMenu({ navigation }: { navigation: Navigation }) {
  const nav = useRef<HTMLElement>(null)
  const { view, send } = useSiteMenu(nav)
  const here = useRouterState({ select: ({ location }) => location.pathname })
  return (
    <nav ref={nav} aria-label={menu} data-phase={view?.phase}>
      <MenuBar navigation={navigation} here={here} view={view} send={send} />
      <MenuDrawer navigation={navigation} here={here} view={view} send={send} />
    </nav>
  )
}
