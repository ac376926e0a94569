import type { HTMLAttributes, HTMLInputTypeAttribute } from 'react'
import type { choices, InquiryDraft } from '../../../../machines/franchise/index.ts'

type FieldName = keyof InquiryDraft
type ChoiceName = keyof typeof choices

export interface InquiryField {
  name: FieldName
  label: string
  type?: HTMLInputTypeAttribute
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  autoComplete?: string
}

export interface InquiryFieldGroup {
  title: string
  fields: readonly InquiryField[]
}

/** The twelve fields of docs/product/franchise.md, P-FRAN-2, in its order. */
export const fieldGroups: readonly InquiryFieldGroup[] = [
  {
    title: 'About you',
    fields: [
      { name: 'firstName', label: 'First name', autoComplete: 'given-name' },
      { name: 'lastName', label: 'Last name', autoComplete: 'family-name' },
      { name: 'email', label: 'Email', autoComplete: 'email', type: 'email', inputMode: 'email' },
      { name: 'phone', label: 'Phone', autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
    ],
  },
  {
    title: 'Where',
    fields: [
      { name: 'city', label: 'City', autoComplete: 'address-level2' },
      { name: 'state', label: 'State', autoComplete: 'address-level1' },
    ],
  },
  {
    title: 'Capital and timing',
    fields: [
      { name: 'liquidCapital', label: 'Liquid capital' },
      { name: 'netWorth', label: 'Net worth' },
      { name: 'timeFrame', label: 'Time frame' },
    ],
  },
  {
    title: 'Your background',
    fields: [
      { name: 'experience', label: 'Business experience' },
      { name: 'motivation', label: 'Why a clinic of your own?' },
      { name: 'hearAboutUs', label: 'How did you hear about us?' },
    ],
  },
]

/** Their names, in the order of the form. */
export const fieldNames = fieldGroups.flatMap(({ fields }) => fields.map(({ name }) => name))

/** What each value of a select is called. */
const choiceLabels: { readonly [Name in ChoiceName]: Readonly<Record<(typeof choices)[Name][number], string>> } = {
  liquidCapital: {
    'under-100k': 'Under $100,000',
    '100k-250k': '$100,000 to $250,000',
    '250k-500k': '$250,000 to $500,000',
    '500k-1m': '$500,000 to $1 million',
    'over-1m': 'Over $1 million',
  },
  netWorth: {
    'under-250k': 'Under $250,000',
    '250k-500k': '$250,000 to $500,000',
    '500k-1m': '$500,000 to $1 million',
    '1m-2m': '$1 million to $2 million',
    'over-2m': 'Over $2 million',
  },
  timeFrame: {
    immediately: 'Immediately',
    '3-months': 'Within 3 months',
    '6-months': 'Within 6 months',
    '12-months': 'Within 12 months',
    exploring: 'Just exploring',
  },
  experience: {
    'first-time': 'This would be my first business',
    'franchise-owner': 'I own a franchise now',
    'business-owner': 'I own another business now',
    'former-owner': 'I used to own a business',
    'corporate-executive': 'I am a corporate executive',
  },
  hearAboutUs: {
    google: 'Google',
    'social-media': 'Social media',
    referral: 'Someone told me',
    'franchise-broker': 'A franchise broker',
    'franchise-show': 'A franchise show',
    'visited-location': 'I visited a clinic',
    other: 'Another way',
  },
}

/** What a select offers, an empty choice first; null for a field that is typed. */
export function optionsOf(name: FieldName): { value: string; label: string }[] | null {
  if (!isChoice(name)) return null
  const options = Object.entries<string>(choiceLabels[name]).map(([value, label]) => ({ value, label }))
  return [{ value: '', label: 'Choose ...' }, ...options]
}

/** The id of a field, for the links that lead to it. */
export function fieldId(name: string): string {
  return `inquiry-${name}`
}

function isChoice(name: FieldName): name is ChoiceName {
  return name in choiceLabels
}
