import type { EmbedPlace, Providers } from '../../content/types.ts'
import { examDocument } from './exam-document.ts'
import { embedDocument } from './embed-document.ts'
import { pricingTableDocument } from './pricing-table-document.ts'

/**
 * The documents in which configured vendors' scripts run, by file name, for an origin of their own
 * (docs/decisions/24-framed-vendors.md). They exchange messages with `site` only.
 */
export function embedDocuments({ exam, pricing }: Providers, { site }: EmbedPlace): Record<string, string> {
  return {
    ...(exam && { 'embed/exam.html': examDocument(exam, site) }),
    ...(pricing && { 'embed/pricing-table.html': embedDocument(pricingTableDocument(pricing, site)) }),
  }
}
