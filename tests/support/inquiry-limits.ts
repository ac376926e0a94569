import { choices, type InquiryDraft } from '../../machines/franchise/index.ts'

type Name = keyof InquiryDraft

/** An inquiry without a fault. */
export const goodInquiry: InquiryDraft = {
  firstName: 'Jordan',
  lastName: 'Reyes',
  email: 'jordan@example.com',
  phone: '(609) 555-0100',
  city: 'Edison',
  state: 'NJ',
  liquidCapital: '100k-250k',
  netWorth: '500k-1m',
  timeFrame: '6-months',
  experience: 'business-owner',
  motivation: 'A clinic of our own, near home.',
  hearAboutUs: 'google',
}

/**
 * For each field of docs/product/franchise.md, P-FRAN-2: the last wrong value, the first right one, and the message
 * word for word.
 */
export const limits: readonly [name: Name, lastWrong: string, firstRight: string, message: string][] = [
  ['firstName', 'J', 'Jo', 'First name must be at least 2 characters'],
  ['lastName', 'N', 'Ng', 'Last name must be at least 2 characters'],
  ['email', 'a@b.', 'a@b.c', 'Please enter a valid email address'],
  ['phone', '609555010', '6095550100', 'Please enter a valid phone number'],
  ['city', 'E', 'Ed', 'City is required'],
  ['state', 'N', 'NJ', 'State is required'],
  ['liquidCapital', '', choices.liquidCapital[0], 'Please select your liquid capital range'],
  ['netWorth', '', choices.netWorth[0], 'Please select your net worth range'],
  ['timeFrame', '', choices.timeFrame[0], 'Please select your timeframe'],
  ['experience', '', choices.experience[0], 'Please select your business experience'],
  ['motivation', 'x'.repeat(19), 'x'.repeat(20), 'Please provide more details about your motivation'],
  ['hearAboutUs', '', choices.hearAboutUs[0], 'Please tell us how you heard about us'],
]

/** The message of a field. */
export function messageOf(name: Name): string {
  return limits.find(([limited]) => limited === name)?.[3] ?? ''
}
