import * as sayWhen from '../../../../content/words/say-when.ts'
import { dayWishes, splitWishes, timeWishes, type AnyLead } from '../../../../machines/offer-lead/index.ts'

/** Whom to thank: the first name, or the name as it was given. */
export function calledName(lead: AnyLead): string {
  return 'request' in lead ? lead.name : lead.firstName
}

/** What was left, as its visitor reads it again: each text with the field that it is from. */
export function detailsOf(lead: AnyLead): [field: string, text: string][] {
  if (!('request' in lead)) {
    const { firstName, lastName, email, phone } = lead
    return [
      ['name', `${firstName} ${lastName}`],
      ['email', email],
      ['phone', phone],
    ]
  }
  const days = splitWishes(dayWishes, lead.days).map((day) => sayWhen.days[day])
  const times = splitWishes(timeWishes, lead.times).map((time) => sayWhen.times[time])
  const wishes = [...days, ...times].map((text): [string, string] => [text, text])
  return [['name', lead.name], ['phone', lead.phone], ...wishes]
}
