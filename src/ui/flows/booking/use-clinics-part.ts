import { useEffect, useState } from 'react'
import { useIdle } from '../../loading/use-idle.ts'
import { useLazyPart } from '../../loading/use-lazy-part.ts'

type ClinicsPart = typeof import('./ClinicsPart.tsx')

let arrived: ClinicsPart | null = null

/** Fetches what the step of the clinics is drawn with. A step that is shown first awaits it before it is drawn. */
export async function loadClinicsPart(): Promise<ClinicsPart> {
  arrived = await import('./ClinicsPart.tsx')
  return arrived
}

/**
 * What the step of the clinics is drawn with: null until it has arrived, which it does on idle, or 'failed' where it is
 * needed and could not be fetched.
 */
export function useClinicsPart(isNeeded: boolean): ClinicsPart | null | 'failed' {
  const [fetched, load] = useLazyPart(loadClinicsPart)
  const [hasFailed, setFailed] = useState(false)
  useIdle(load)
  useEffect(() => {
    if (isNeeded) load().catch(() => setFailed(true))
  }, [isNeeded, load])
  return arrived ?? fetched ?? (hasFailed ? 'failed' : null)
}
