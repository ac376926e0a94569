import type { HistoryLocation, RouterHistory } from '@tanstack/react-router'
import { nextPaint } from './next-paint.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Written by a flow's step; undefined in the entry of a page. */
    step?: Step & {
      /** In which life of the page: an entry of another life is the page that its address names. */
      life: string
      /** What the router shows at this entry: the page that the step is on, or in front of. */
      page: HistoryLocation
    }
  }
}

/** A step of a flow as an entry of the browser's history. */
export interface Step {
  flow: 'wizard-in-front' | 'wizard-page' | 'weight-loss'
  /** How many entries deep in its flow. */
  depth: number
}

/** The entry that the browser is at, by its own address. */
export interface Entry {
  pathname: string
  search: string
  hash: string
  /** Its place among the entries of this tab. */
  index: number
  /** The step that wrote it; `isAlive`: since the page was last loaded. */
  step: (Step & { isAlive: boolean }) | undefined
}

export interface Change {
  /** 'written' by a step or the router; 'arrived' where a flow went back to; 'moved' by the visitor's Back or Forward. */
  kind: 'written' | 'arrived' | 'moved'
  /** The router goes to another path. */
  isNewPage: boolean
}

/** The browser's history as flows meet it: what is written is there at once. */
export interface SiteHistory {
  readonly here: Entry
  /** `go` was called, and the browser is not there yet. */
  readonly isMoving: boolean
  /** A new entry, or another address for this one, while the page stays. */
  write: (kind: 'push' | 'replace', href: string, step: Step) => void
  go: (by: number) => void
  /** Hears each change; returns how to stop. */
  subscribe: (listener: (change: Change) => void) => () => void
}

export interface SharedHistory {
  site: SiteHistory
  /** The same history, for the router to be created with. */
  forRouter: RouterHistory
  /** To be called with the router that was created with it. */
  attach: (router: KnownRouter) => void
}

/** `_scroll.n`: whether the page shown next is scrolled to its place. Private to the router; read in its version 1.170. */
interface KnownRouter {
  _scroll: { n: boolean }
}

/**
 * One history for the router and the flows. A flow's step is an entry with an address of its own, at which the router goes
 * on showing the page: its mask would do the same, but can only be written by a navigation, which takes as long as the step
 * itself, so that address and machine would disagree until there is time for it. Here the entry is written at once, and the
 * router told of it once the step is seen; it keeps the place to which the page is scrolled. The keys `__TSR_index` and
 * `__TSR_key` of an entry's state are the router's own, as of version 1.170: it keeps scroll places by them.
 */
export function createSiteHistory(history: RouterHistory): SharedHistory {
  const life = Math.random().toString(36).slice(2)
  const flows = new Set<(change: Change) => void>()
  const routers: RouterHistory['subscribers'] = new Set()
  let router: KnownRouter | undefined
  let page = pageAt(history.location)
  let target: number | undefined
  let isWriting = false
  /** Tells the router of the entry written last, where it has not been told. */
  let untold: (() => void) | undefined

  /** What the router is to show at an entry. */
  function pageAt(location: HistoryLocation): HistoryLocation {
    const { step } = location.state
    return step?.life === life ? { ...step.page, state: { ...step.page.state, ...location.state } } : location
  }

  history.subscribe(({ location, action }) => {
    const { pathname } = page
    const isTraversal = action.type !== 'PUSH' && action.type !== 'REPLACE'
    const hasArrived = isTraversal && location.state.__TSR_index === target
    page = pageAt(location)
    target = undefined
    const tell = () => routers.forEach((listener) => listener({ location: page, action }))
    untold = isWriting ? tell : undefined
    if (isWriting) void tellOnceSeen(tell)
    else tell()
    const kind = hasArrived ? 'arrived' : isTraversal ? 'moved' : 'written'
    const isNewPage = page.pathname !== pathname
    flows.forEach((listener) => listener({ kind, isNewPage }))
  })

  /** The step is seen first, with a frame to spare. */
  async function tellOnceSeen(tell: () => void): Promise<void> {
    await nextPaint()
    await nextPaint()
    if (untold !== tell) return
    if (router) router._scroll.n = false
    tell()
  }

  const site: SiteHistory = {
    get here() {
      const { pathname, search, hash, state } = history.location
      const { step, __TSR_index: index } = state
      return { pathname, search, hash, index, step: step && { ...step, isAlive: step.life === life } }
    },
    get isMoving() {
      return target !== undefined
    },
    write(kind, href, step) {
      const { step: _, ...state } = page.state
      isWriting = true
      history[kind](href, { step: { ...step, life, page: { ...page, state } } })
      isWriting = false
      history.flush()
    },
    go(by) {
      target = history.location.state.__TSR_index + by
      history.go(by)
    },
    subscribe: heardBy(flows),
  }

  const forRouter: RouterHistory = {
    ...history,
    get location() {
      return page
    },
    get length() {
      return history.length
    },
    subscribers: routers,
    subscribe: heardBy(routers),
  }

  return { site, forRouter, attach: (made) => void (router = made) }
}

function heardBy<Listener>(listeners: Set<Listener>) {
  return (listener: Listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
}
