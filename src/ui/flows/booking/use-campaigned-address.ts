import { useCallback, useSyncExternalStore } from 'react'
import { withCampaign } from '../../../adapters/calendar-address.ts'
import { readCampaign } from '../../../adapters/campaign.ts'
import { useAdapters } from '../../../adapters/use-adapters.ts'

/** A calendar's address with the visit's campaign tags, which a prerendered page does not have. */
export function useCampaignedAddress(address: string): string {
  const { drafts } = useAdapters()
  const read = useCallback(() => new URLSearchParams(readCampaign(drafts)).toString(), [drafts])
  return withCampaign(address, useSyncExternalStore(neverChanges, read, readNone))
}

function neverChanges(): () => void {
  return () => undefined
}

function readNone(): string {
  return ''
}
