import { useCallback, useRef, useState } from 'react'

/**
 * A part of the page that is fetched when it is first needed: null until it has arrived, and a function that fetches
 * it. It is fetched once however often that is called; if fetching fails the call rejects, and the next one tries
 * again.
 */
export function useLazyPart<Part>(fetchPart: () => Promise<Part>): [Part | null, () => Promise<Part>] {
  const [part, setPart] = useState<Part | null>(null)
  const loading = useRef<Promise<Part>>(undefined)
  const load = useCallback(() => {
    if (loading.current) return loading.current
    return (loading.current = fetchPart().then(
      (fetched) => {
        setPart(() => fetched)
        return fetched
      },
      (error: unknown) => {
        loading.current = undefined
        throw error
      },
    ))
  }, [fetchPart])
  return [part, load]
}
