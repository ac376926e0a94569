import { useRouter } from '@tanstack/react-router'
import type { Adapters } from './adapters.ts'
import type { SiteHistory } from './site-history.ts'

/** The outside world from the router's context: the only way in which flows reach adapters. */
export function useAdapters(): Adapters {
  return useRouter().options.context.adapters
}

/** The browser's history, for flows that have addresses of their own or end with the page. */
export function useSiteHistory(): SiteHistory {
  return useRouter().options.context.history
}
