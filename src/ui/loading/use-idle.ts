import { useEffect } from 'react'
import { whenIdle } from './when-idle.ts'

/** Prepares once the browser is idle; the preparation may fail. */
export function useIdle(prepare: () => Promise<unknown>): void {
  useEffect(() => whenIdle(() => void prepare().catch(() => undefined)), [prepare])
}
