import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { siteSettings } from '../content/site.ts'
import type { Adapters } from './adapters/adapters.ts'
import { routeTree } from './routeTree.gen.ts'
import { ErrorPage } from './shell/ErrorPage.tsx'

let places = 0

/** A key that no place was ever kept under: every path change starts at the top. */
function neverSeen(): string {
  places += 1
  return `place ${places}`
}

/**
 * A visitor who scrolled before the page came alive stays where they are. The router keeps only places it heard a
 * scroll event of: it is told of this one, so that a reload returns there.
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

/** The site's router over a set of adapters; `history` is the browser's unless given. */
export function createSiteRouter(adapters: Adapters, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: { adapters },
    ...(history && { history }),
    defaultErrorComponent: ErrorPage,
    defaultStaleTime: Infinity,
    notFoundMode: 'root',
    scrollRestoration: exceptWhereScrolled(),
    ...(siteSettings.scrollOnBack === 'top' && { getScrollRestorationKey: neverSeen }),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
  interface HistoryState {
    /**
     * An entry made by the booking wizard: where it stands, how many entries deep, and in which life of the page.
     * The masking address is named too, since the router takes two locations that differ only in their masks for one.
     */
    booking?: { place: 'in front' | 'page'; depth: number; href: string; life: string }
    /** An entry made by the weight-loss program's Continue: the question's lies below it. */
    weightLoss?: 'continued'
  }
}
