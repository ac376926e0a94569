import { useRouter } from '@tanstack/react-router'
import type { Adapters } from './adapters.ts'

/** The outside world as the router's context holds it: the one way in which flows meet adapters. */
export function useAdapters(): Adapters {
  return useRouter().options.context.adapters
}
