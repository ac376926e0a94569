import { use, useState, useSyncExternalStore, type ComponentType, type RefCallback } from 'react'

/** A part of a page without behavior: if it was delivered as markup it stays that, and its code is not fetched. */
export interface Still<Props> {
  /** Prepares the part before its page is drawn. */
  load: () => Promise<void>
  Part: ComponentType<Props>
}

const markup = { __html: '' }
const missing = new Set<() => Promise<unknown>>()
let isKeeping = false
let firstPage: string | undefined

/** Parts loaded before the returned function is called are drawn already, so they are kept as they were delivered. */
export function keepMarkup(): () => void {
  isKeeping = true
  firstPage = window.location.pathname
  return () => {
    isKeeping = false
  }
}

/**
 * Fetches the code of the parts that were kept: the visitor is leaving the page, and may come back. At the steps of a
 * flow the page stays.
 */
export function fetchMissing({ location: { pathname } }: { location: { pathname: string } }): void {
  if (pathname === firstPage) return
  for (const fetchCode of missing) fetchCode().catch(() => undefined)
  missing.clear()
}

/**
 * A still part, drawn by the component that `fetchComponent` returns. Its styles are delivered with the page: `file`
 * names its file in `src`. `enliven` animates its markup, and returns a function that stops that.
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
