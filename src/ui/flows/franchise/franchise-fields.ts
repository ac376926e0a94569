import type { HTMLAttributes, HTMLInputTypeAttribute } from 'react'
import * as words from '../../../../content/words/franchise.ts'
import type { choices, InquiryDraft } from '../../../../machines/franchise/index.ts'

type FieldName = keyof InquiryDraft
type ChoiceName = keyof typeof choices

export interface InquiryField {
  name: FieldName
  type?: HTMLInputTypeAttribute
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete?: string
}

export interface InquiryPart {
  title: string
  fields: readonly InquiryField[]
}

/** The twelve fields of docs/product/franchise.md, P-FRAN-2, in its order. */
export const inquiryParts: readonly InquiryPart[] = [
  {
    title: words.parts.person,
    fields: [
      { name: 'firstName', autoComplete: 'given-name' },
      { name: 'lastName', autoComplete: 'family-name' },
      { name: 'email', autoComplete: 'email', type: 'email', inputMode: 'email' },
      { name: 'phone', autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
      { name: 'city', autoComplete: 'address-level2' },
      { name: 'state', autoComplete: 'address-level1' },
    ],
  },
  {
    title: words.parts.capital,
    fields: [{ name: 'liquidCapital' }, { name: 'netWorth' }, { name: 'timeFrame' }],
  },
  {
    title: words.parts.background,
    fields: [{ name: 'experience' }, { name: 'motivation' }, { name: 'hearAboutUs' }],
  },
]

/** Names of all fields, in the order of the form. */
export const fieldNames = inquiryParts.flatMap(({ fields }) => fields.map(({ name }) => name))

/** The label of each value of a select. */
const choiceLabels: { readonly [Name in ChoiceName]: Readonly<Record<(typeof choices)[Name][number], string>> } =
  words.choices

/** The options of a select, with an empty choice first; null for a field that is typed. */
export function optionsOf(name: FieldName): { value: string; label: string }[] | null {
  if (!isChoice(name)) return null
  const options = Object.entries<string>(choiceLabels[name]).map(([value, label]) => ({ value, label }))
  return [{ value: '', label: words.noChoice }, ...options]
}

/** The id of a field, for links that point to it. */
export function fieldId(name: string): string {
  return `inquiry-${name}`
}

function isChoice(name: FieldName): name is ChoiceName {
  return name in choiceLabels
}
