import { useEffect } from 'react'
import { whenIdle } from '../../adapters/when-idle.ts'

/** Calls `prepare` once the browser is idle; it may fail. */
export function useIdle(prepare: () => Promise<unknown>): void {
  useEffect(() => whenIdle(() => void prepare().catch(() => undefined)), [prepare])
}
