import { useEffect, useState } from 'react'
import { useIdle } from '../../loading/use-idle.ts'
import { useLazyPart } from '../../loading/use-lazy-part.ts'

type ChoicesPart = typeof import('./ChoicesPart.tsx')

let arrived: ChoicesPart | null = null

/** Fetches what clinics and services are drawn with. A page that begins with them awaits it before it is drawn. */
export async function loadChoicesPart(): Promise<ChoicesPart> {
  arrived = await import('./ChoicesPart.tsx')
  return arrived
}

/**
 * What clinics and services are drawn with: null until it has arrived, which it does on idle, or 'failed' where it is
 * needed and could not be fetched.
 */
export function useChoicesPart(isNeeded: boolean): ChoicesPart | null | 'failed' {
  const [fetched, load] = useLazyPart(loadChoicesPart)
  const [hasFailed, setFailed] = useState(false)
  useIdle(load)
  useEffect(() => {
    if (isNeeded) load().catch(() => setFailed(true))
  }, [isNeeded, load])
  return arrived ?? fetched ?? (hasFailed ? 'failed' : null)
}
