/** Words of the franchise inquiry. Labels and values: docs/product/franchise.md, P-FRAN-2 to P-FRAN-5. */
import { replyTime, tryAgain, type Phrase } from './common.ts'
import { tooLong, untilSent } from './submission.ts'

export const form = 'Franchise inquiry'
export const required = 'All twelve fields are required.'

export const parts = {
  person: 'You and your town',
  capital: 'Capital and timing',
  background: 'Experience and reasons',
}

export function partOf(number: number, count: number): string {
  return `Part ${number} of ${count}`
}

export const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  city: 'City',
  state: 'State',
  liquidCapital: 'Liquid capital',
  netWorth: 'Net worth',
  timeFrame: 'Time frame',
  experience: 'Business experience',
  motivation: 'Why a clinic of your own?',
  hearAboutUs: 'How did you hear about us?',
}

/** A select before anything is chosen in it. */
export const noChoice = 'Choose ...'

/** What each value of a select is called. */
export const choices = {
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

/** What is wrong, by the key that the schema gives it. */
export const problems = {
  firstName: 'First name must be at least 2 characters',
  lastName: 'Last name must be at least 2 characters',
  email: 'Please enter a valid email address',
  phone: 'Please enter a valid phone number',
  city: 'City is required',
  state: 'State is required',
  liquidCapital: 'Please select your liquid capital range',
  netWorth: 'Please select your net worth range',
  timeFrame: 'Please select your timeframe',
  experience: 'Please select your business experience',
  motivation: 'Please provide more details about your motivation',
  hearAboutUs: 'Please tell us how you heard about us',
  tooLong: tooLong('200'),
  motivationTooLong: tooLong('10,000'),
}

export function problemCount(count: number): string {
  return count === 1 ? 'Please check 1 field' : `Please check ${count} fields`
}

/** The button, by the machine's state. */
export const submit = {
  idle: 'Submit Inquiry',
  submitting: 'Submitting...',
  refused: tryAgain,
  succeeded: 'Submit Inquiry',
}

/** Announced while it is on its way. */
export const submitting = 'Submitting your inquiry...'

export function refused<Drawn>(phone: Drawn, email: Drawn): Phrase<Drawn> {
  return [
    'We could not confirm your inquiry. All that you typed is still here: try again, call ',
    phone,
    ', or write to ',
    email,
    '.',
  ]
}

export const received = {
  title: 'Inquiry Submitted Successfully!',
  text: `Our franchise development team will contact you within ${replyTime}.`,
}

const sentLater = `It is not with us yet: it will be sent ${untilSent}. Our franchise development team will then contact you within ${replyTime}.`

export const saved = {
  title: 'Inquiry saved on this device',
  way: sentLater,
  text: (phone: string) => `${sentLater} Or call us: ${phone}.`,
}

/** Above the form, which is blank again. */
export const panel = {
  received: <Drawn>(firstName: Drawn): Phrase<Drawn> => ['Thank you, ', firstName, '. Your inquiry is with us.'],
  saved: <Drawn>(firstName: Drawn): Phrase<Drawn> => [
    'Thank you, ',
    firstName,
    '. Your inquiry is saved on this device.',
  ],
  reach: <Drawn>(email: Drawn, phone: Drawn): Phrase<Drawn> => ['We will use ', email, ' or ', phone, '.'],
  blank: 'The form below is blank again, for another town if you have one in mind.',
}
