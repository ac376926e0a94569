import { labels } from '../../content/words/franchise.ts'
import type { InquiryDraft } from '../../machines/franchise/index.ts'

/** The label of a field of the franchise inquiry. */
export function labelOf(name: keyof InquiryDraft): string {
  return labels[name]
}
