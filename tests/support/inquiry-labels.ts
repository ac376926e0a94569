import { labels } from '../../content/words/franchise.ts'
import type { InquiryDraft } from '../../machines/franchise/index.ts'

/** What a field of the franchise inquiry is called. */
export function labelOf(name: keyof InquiryDraft): string {
  return labels[name]
}
