import { useRouter } from '@tanstack/react-router'
import type { Adapters } from './adapters.ts'
import type { SiteHistory } from './site-history.ts'

/** The outside world as the router's context holds it: the one way in which flows meet adapters. */
export function useAdapters(): Adapters {
  return useRouter().options.context.adapters
}

/** The browser's history, for what stands at an address of its own or ends with the page. */
export function useSiteHistory(): SiteHistory {
  return useRouter().options.context.history
}
