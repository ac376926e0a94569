import { useCallback, useRef, useState } from 'react'

/**
 * A part of the page that is fetched when it is first needed: null until it is here, and how to fetch it. Fetching
 * twice fetches once; it rejects where the part cannot be had, and the next call tries again.
 */
export function useLazyPart<Part>(fetchPart: () => Promise<Part>): [Part | null, () => Promise<Part>] {
  const [part, setPart] = useState<Part | null>(null)
  const loading = useRef<Promise<Part>>(undefined)
  const load = useCallback(() => {
    if (loading.current) return loading.current
    const fetching = fetchPart().then(
      (fetched) => {
        setPart(() => fetched)
        return fetched
      },
      (error: unknown) => {
        loading.current = undefined
        throw error
      },
    )
    loading.current = fetching
    return fetching
  }, [fetchPart])
  return [part, load]
}
