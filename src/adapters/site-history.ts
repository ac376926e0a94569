import type { HistoryLocation, RouterHistory } from '@tanstack/react-router'
import { whenIdle } from './when-idle.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Written by a flow's step; undefined in the entry of a page. */
    step?: Step & {
      /** The page load that wrote the entry. In any other load the entry shows the page that its address names. */
      loadId: string
      /** What the router shows at this entry: the page that the step is on, or in front of. */
      page: HistoryLocation
    }
  }
}

/**
 * Milliseconds until a browser that has not gone back is no longer waited for: without the Navigation API a frame may
 * have gone back in its place.
 */
const patience = 1000

/** A step of a flow, kept as an entry of the browser's history. */
export interface Step {
  flow: 'wizard-in-front' | 'wizard-page' | 'weight-loss' | 'compare' | DialogEntry
  /** How many entries deep in its flow the step is. */
  depth: number
}

/** The entry of one dialog, by its id. */
type DialogEntry = `dialog-${string}`

/** The browser's current entry, by its own address. */
export interface Entry {
  pathname: string
  search: string
  hash: string
  /** Its place among the entries of this tab. */
  index: number
  /** The step that wrote it; `isAlive` if it was written since the page was last loaded. */
  step: (Step & { isAlive: boolean }) | undefined
}

export interface Change {
  /** 'written' by a step or the router; 'arrived' after a flow's `go`; 'moved' by the visitor's Back or Forward. */
  kind: 'written' | 'arrived' | 'moved'
  /** The router shows another path than before. */
  isNewPage: boolean
}

/** The browser's history for flows: what is written takes effect at once. */
export interface SiteHistory {
  readonly here: Entry
  /** `go` was called, and the browser has not arrived yet. */
  readonly isMoving: boolean
  /** Adds an entry, or changes the address of this one, while the page stays. */
  write: (kind: 'push' | 'replace', href: string, step: Step) => void
  go: (by: number) => void
  /** Calls the listener at each change; returns a function that stops it. */
  subscribe: (listener: (change: Change) => void) => () => void
}

export interface SharedHistory {
  site: SiteHistory
  /** The same history, for the router to be created with. */
  forRouter: RouterHistory
  /** Must be called with the router that was created with `forRouter`. */
  attach: (router: KnownRouter) => void
}

/**
 * `_scroll.n`: whether the router sets the scroll position of the page it shows next. Private to the router, as of
 * version 1.170.
 */
interface KnownRouter {
  _scroll: { n: boolean }
}

/**
 * One history for the router and the flows. A flow's step is an entry with its own address at which the router still
 * shows the same page. The router's mask would do that too, but only by a navigation, during which address and machine
 * would disagree. Here the entry is written at once, and the router is notified when the browser is idle, after the step
 * has been painted; the scroll position stays. The keys `__TSR_index` and `__TSR_key` in an entry's state are the
 * router's own, as of version 1.170: it keeps scroll positions by them.
 */
export function createSiteHistory(history: RouterHistory): SharedHistory {
  const loadId = Math.random().toString(36).slice(2)
  const flows = new Set<(change: Change) => void>()
  const routers: RouterHistory['subscribers'] = new Set()
  let router: KnownRouter | undefined
  let page = pageAt(history.location)
  let target: { index: number } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The page that waits until the browser has gone back. */
  let waiting: (() => void) | undefined
  let isWriting = false
  /** Keeps the router from being notified of the entry written last, if that is still to be done. */
  let forget = () => {}

  /** What the router should show at an entry. */
  function pageAt(location: HistoryLocation): HistoryLocation {
    const { step } = location.state
    return step?.loadId === loadId ? { ...step.page, state: { ...step.page.state, ...location.state } } : location
  }

  history.subscribe(({ location, action }) => {
    const { pathname, state } = page
    const isTraversal = action.type !== 'PUSH' && action.type !== 'REPLACE'
    if (isTraversal && isOfHashLink()) {
      location.state.__TSR_index = state.__TSR_index + 1
      return history.replace(location.href, { step: state.step })
    }
    const hasArrived = isTraversal && location.state.__TSR_index === target?.index
    page = pageAt(location)
    target = undefined
    clearTimeout(timer)
    const notify = () => routers.forEach((listener) => listener({ location: page, action }))
    forget()
    if (isWriting)
      forget = whenIdle(() => {
        if (router) router._scroll.n = false
        notify()
      })
    else notify()
    const kind = hasArrived ? 'arrived' : isTraversal ? 'moved' : 'written'
    tell({ kind, isNewPage: page.pathname !== pathname })
  })

  function giveUp(): void {
    target = undefined
    tell({ kind: 'arrived', isNewPage: false })
  }

  function tell(change: Change): void {
    flows.forEach((listener) => listener(change))
    const push = waiting
    waiting = undefined
    push?.()
  }

  const site: SiteHistory = {
    get here() {
      const { pathname, search, hash, state } = history.location
      const { step, __TSR_index: index } = state
      return { pathname, search, hash, index, step: step && { ...step, isAlive: step.loadId === loadId } }
    },
    get isMoving() {
      return target !== undefined
    },
    write(kind, href, step) {
      const { step: _, ...state } = page.state
      isWriting = true
      history[isDialog(history.location) ? 'replace' : kind](href, {
        step: { ...step, loadId, page: { ...page, state } },
        __hashScrollIntoViewOptions: false,
      })
      isWriting = false
      history.flush()
    },
    go(by) {
      const to = { index: history.location.state.__TSR_index + by }
      target = to
      timer = setTimeout(() => whenIdle(() => target === to && giveUp()), patience)
      goBy(by, history)
    },
    subscribe: subscribeTo(flows),
  }

  const forRouter: RouterHistory = {
    ...history,
    get location() {
      return page
    },
    get length() {
      return history.length
    },
    /** A page that a dialog leads to takes the place of the dialog's entry: Back leads to the page that it was on. */
    push(...next) {
      const push = () => history[isDialog(history.location) ? 'replace' : 'push'](...next)
      if (target === undefined) push()
      else waiting = push
    },
    subscribers: routers,
    subscribe: subscribeTo(routers),
  }

  // The page was loaded anew, and without its dialog.
  if (isDialog(history.location)) site.go(-1)

  return { site, forRouter, attach: (made) => void (router = made) }
}

/**
 * Whether the browser has just followed a link within the page: such an entry has no key, no index and no step, and gets
 * them here.
 */
function isOfHashLink(): boolean {
  return typeof window !== 'undefined' && window.location.hash !== '' && window.history.state === null
}

/** Goes to an entry of the page itself: `history.go` counts those of its frames as well, such as a calendar's steps. */
function goBy(by: number, history: RouterHistory): void {
  const navigation: Navigation | undefined = globalThis.navigation
  const entry = navigation?.entries()[(navigation.currentEntry?.index ?? 0) + by]
  if (entry) void Promise.allSettled(Object.values(navigation.traverseTo(entry.key)))
  else history.go(by)
}

function isDialog({ state }: HistoryLocation): boolean {
  return state.step?.flow.startsWith('dialog-') ?? false
}

function subscribeTo<Listener>(listeners: Set<Listener>) {
  return (listener: Listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
}
