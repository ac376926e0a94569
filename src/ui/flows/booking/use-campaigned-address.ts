import { withCampaign } from '../../../adapters/calendar-address.ts'
import { readCampaign } from '../../../adapters/campaign.ts'
import { useAdapters } from '../../../adapters/use-adapters.ts'
import { useOnceAlive } from './use-once-alive.ts'

/** A calendar's address with the visit's campaign tags, which a prerendered page does not have. */
export function useCampaignedAddress(address: string): string {
  const { drafts } = useAdapters()
  return withCampaign(
    address,
    useOnceAlive(() => new URLSearchParams(readCampaign(drafts)).toString(), ''),
  )
}
