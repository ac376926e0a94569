import type { Providers } from '../../content/types.ts'
import { examDocument } from './exam-document.ts'
import { embedDocument } from './embed-document.ts'
import { pricingTableDocument } from './pricing-table-document.ts'

/**
 * The documents under /embed/ in which configured vendors' scripts run, by file name
 * (docs/decisions/24-framed-vendors.md): written at build
 * over the demonstrations of the same name, so that the addresses never change.
 */
export function embedDocuments({ exam, pricing }: Providers): Record<string, string> {
  return {
    ...(exam && { 'embed/exam.html': examDocument(exam) }),
    ...(pricing && { 'embed/pricing-table.html': embedDocument(pricingTableDocument(pricing)) }),
  }
}
