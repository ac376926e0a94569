import { createBrowserHistory, createRouter, type ParsedLocation, type RouterHistory } from '@tanstack/react-router'
import { siteSettings } from '../content/site.ts'
import type { Adapters } from './adapters/adapters.ts'
import { createSiteHistory } from './adapters/site-history.ts'
import { routeTree } from './routeTree.gen.ts'
import { ErrorPage } from './shell/ErrorPage.tsx'

/** A key under which no scroll position was ever kept, so that every path change starts at the top. */
function neverSeen(): string {
  return String(Math.random())
}

/** Whether a step that was in front of a page is now a page by itself, since it was reloaded. */
function standsAlone({ pathname, state }: ParsedLocation): boolean {
  return state.step?.flow === 'wizard-in-front' && state.step.page.pathname !== pathname
}

/**
 * The key under which a scroll position is kept: the entry's own. A step that stands alone does not begin where the page
 * was that it was in front of.
 */
function placeOf(location: ParsedLocation): string {
  return (location.state.__TSR_key ?? location.href) + (standsAlone(location) ? '!' : '')
}

/**
 * Keeps the scroll position of a visitor who scrolled before the page came alive. The router saves only positions for
 * which it received a scroll event: one is dispatched here, so that a reload returns to this position.
 */
function exceptWhereScrolled(): (shown: { location: ParsedLocation }) => boolean {
  let isFirst = true
  return ({ location }) => {
    const isScrolled = isFirst && !standsAlone(location) && typeof window !== 'undefined' && window.scrollY > 0
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
    getScrollRestorationKey: siteSettings.scrollOnBack === 'top' ? neverSeen : placeOf,
  })
  attach(router)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
