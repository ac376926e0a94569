import type { InquiryDraft } from '../../machines/franchise/index.ts'
import { fieldGroups } from '../../src/ui/flows/franchise/franchise-fields.ts'

/** What a field of the franchise inquiry is called. */
export function labelOf(name: keyof InquiryDraft): string {
  const field = fieldGroups.flatMap(({ fields }) => fields).find((one) => one.name === name)
  if (!field) throw new Error(`no field is named ${name}`)
  return field.label
}
