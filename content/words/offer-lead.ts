/** Words of the callback form. Fields: docs/product/callback-form.md, which names no messages: these are ours. */
import { replyTime, type Phrase } from './common.ts'
import { tooLong, untilSent } from './submission.ts'

const callBack = `We call you back within ${replyTime}`

export const promise = `${callBack}, and use your details for that call only. All four fields are required.`

/** What a lead is about that no button named: the title of the form within a page. */
export const question = 'A question'

export const fields = {
  firstName: { label: 'First name', placeholder: 'for example Jordan' },
  lastName: { label: 'Last name', placeholder: 'for example Reyes' },
  email: { label: 'Email', placeholder: 'for example jordan@example.com' },
  phone: { label: 'Phone', placeholder: 'for example (609) 555-0100' },
}

/** What is wrong, by the key that the schema gives it. */
export const problems = {
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  email: 'Enter your email address.',
  emailIncomplete: 'Enter an email address in full, like jordan@example.com.',
  phone: 'Enter your phone number.',
  phoneTooShort: 'Enter a phone number with area code: at least 10 digits.',
  tooLong: tooLong('200'),
}

export const submit = 'Request a Callback'
export const sending = 'Sending…'
/** Announced while it is on its way. */
export const sendingRequest = 'Sending your request…'

export function refused<Drawn>(phone: Drawn): Phrase<Drawn> {
  return ['We could not confirm your request. Try again, change your details, or call ', phone, '.']
}

export const yourDetails = 'Your details'
export const changeDetails = 'Change my details'

export function thanks<Drawn>(firstName: Drawn): Phrase<Drawn> {
  return ['Thank you, ', firstName]
}

export const received = `${callBack}.`
export const receivedLater = `Once it has reached us, we will call you back within ${replyTime}.`

export function saved<Drawn>(days: number, phone: Drawn): Phrase<Drawn> {
  return [
    `Your request is saved on this device and not with us yet. It will be sent ${untilSent}, for up to ${days} days. Or call us: `,
    phone,
    '.',
  ]
}

/** What comes after the thanks. */
export const whatNext = 'What happens next'
export const nextSteps = [
  'One of us calls the number that you gave.',
  'You ask what you want to know, and choose a time if you like.',
  'Nothing is booked or paid before that call.',
]

export const done = 'Done'
