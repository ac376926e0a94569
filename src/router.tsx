import { createBrowserHistory, createRouter, type RouterHistory } from '@tanstack/react-router'
import { siteSettings } from '../content/site.ts'
import type { Adapters } from './adapters/adapters.ts'
import { createSiteHistory } from './adapters/site-history.ts'
import { routeTree } from './routeTree.gen.ts'
import { ErrorPage } from './shell/ErrorPage.tsx'

let places = 0

/** A key under which no scroll position was ever kept, so that every path change starts at the top. */
function neverSeen(): string {
  places += 1
  return `place ${places}`
}

/**
 * Keeps the scroll position of a visitor who scrolled before the page came alive. The router saves only positions for
 * which it received a scroll event: one is dispatched here, so that a reload returns to this position.
 */
function exceptWhereScrolled(): () => boolean {
  let isFirst = true
  return () => {
    const isScrolled = isFirst && typeof window !== 'undefined' && window.scrollY > 0
    isFirst = false
    if (isScrolled) document.dispatchEvent(new Event('scroll'))
    return !isScrolled
  }
}

/** The site's router over a set of adapters; `history` defaults to the browser's. */
export function createSiteRouter(adapters: Adapters, history: RouterHistory = createBrowserHistory()) {
  const { site, forRouter, attach } = createSiteHistory(history)
  const router = createRouter({
    routeTree,
    context: { adapters, history: site },
    history: forRouter,
    defaultErrorComponent: ErrorPage,
    defaultStaleTime: Infinity,
    notFoundMode: 'root',
    scrollRestoration: exceptWhereScrolled(),
    ...(siteSettings.scrollOnBack === 'top' && { getScrollRestorationKey: neverSeen }),
  })
  attach(router)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
