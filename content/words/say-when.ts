/** Words of the request for a time: docs/decisions/35-say-when.md. */
import { replyTime } from './common.ts'

/** The form's title, which the clinic's staff read too. */
export function title(service: string, clinic: string): string {
  return `Ask for a time: ${service} in ${clinic}`
}

const call = `calls you within ${replyTime}`

export function promise(clinic: string): string {
  return `${clinic} ${call} and agrees on a time with you. Your number is used for that alone, and nothing is booked before.`
}

export const fields = {
  name: { label: 'Name', placeholder: 'for example Jordan Reyes' },
  phone: { label: 'Phone', placeholder: 'for example (609) 555-0100' },
}

/** The wishes, by the keys that the schema gives them. */
export const whichDays = 'Which days suit you?'
export const days = { weekdays: 'Weekdays', weekend: 'Weekend' }
export const whichTimes = 'Which time of day?'
export const times = { morning: 'Morning', midday: 'Midday', evening: 'Evening' }

/** What is wrong with the name, by the key that the schema gives it; the phone's messages are those of the callback form. */
export const problems = { name: 'Enter your name.' }

export const submit = 'Ask for a time'

/** What is said after the thanks. */
export function received(clinic: string): string {
  return `${clinic} ${call}. Nothing is booked yet.`
}
export function receivedLater(clinic: string): string {
  return `Once it has reached us, ${clinic} ${call}. Nothing is booked yet.`
}
export function nextSteps(clinic: string): string[] {
  return [
    `${clinic} calls the number that you gave.`,
    'You agree on a day and a time.',
    'Only then is the visit booked.',
  ]
}
