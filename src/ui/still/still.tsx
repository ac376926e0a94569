import { use, useState, useSyncExternalStore, type ComponentType, type RefCallback } from 'react'

/** A part of a page that only shows: where it is delivered as markup it stays that, and its code is not fetched. */
export interface Still<Props> {
  /** Makes it ready to be drawn, before its page is. */
  load: () => Promise<void>
  Part: ComponentType<Props>
}

const markup = { __html: '' }
const missing = new Set<() => Promise<unknown>>()
let isKeeping = false

/** What is loaded until the returned function is called is drawn already: still parts are kept as they were delivered. */
export function keepMarkup(): () => void {
  isKeeping = true
  return () => {
    isKeeping = false
  }
}

/** Starts to fetch the code of what was kept: the visitor leaves the page, and may come back to it. */
export function fetchMissing(): void {
  if (isKeeping) return
  for (const fetchCode of missing) fetchCode().catch(() => undefined)
  missing.clear()
}

/**
 * A still part, drawn by the component that `fetchComponent` brings. Its styles are delivered with the page: `file` names
 * its file in `src`. `enliven` sets its markup in motion, and returns what stops that.
 */
export function createStill<Props extends object>(
  file: string,
  fetchComponent: () => Promise<ComponentType<Props>>,
  enliven?: RefCallback<HTMLElement>,
): Still<Props> {
  let Component: ComponentType<Props> | null = null
  let fetching: Promise<ComponentType<Props>> | undefined
  let isMissing = false

  const fetchOnce = () => (fetching ??= fetchComponent().then(fetched, failed))
  const fetched = (component: ComponentType<Props>) => (Component = component)
  const failed = (error: unknown) => {
    fetching = undefined
    throw error
  }

  return {
    async load() {
      if (isKeeping) {
        isMissing = true
        missing.add(fetchOnce)
      } else await fetchOnce()
    },
    Part(props) {
      const isHydrating = useIsHydrating()
      const [isKept] = useState(isHydrating && isMissing)
      if (isKept)
        return <div ref={enliven} data-still={file} dangerouslySetInnerHTML={markup} suppressHydrationWarning />
      const Drawn = Component ?? use(fetchOnce())
      return (
        <div ref={enliven} data-still={file}>
          <Drawn {...props} />
        </div>
      )
    },
  }
}

function useIsHydrating(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  )
}

function subscribe() {
  return () => undefined
}
