import { replyTime } from '../../content/words/common.ts'

/** The words of mails to staff, which no visitor sees. */
export const mailWords = {
  subject: (clinic: string | null, kind: string) =>
    kind === 'franchise'
      ? 'A new franchise inquiry'
      : clinic === null
        ? 'A new request without a clinic'
        : `A new request for ${clinic}`,
  waiting: (since: string) => `It waits since ${since}.`,
  promised: (until: string) => `The promise of an answer within ${replyTime} ends at ${until}.`,
  read: (link: string) => `Read and answer it here: ${link}`,
  typed: 'What was sent:',
  tryingSubject: 'A test of the receiver',
  trying: 'Mails about new requests reach this address.',
}

/** What the fields of the forms are called; others are left to the inbox. */
export const fieldLabels: readonly (readonly [name: string, label: string])[] = [
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
  ['name', 'Name'],
  ['email', 'E-mail'],
  ['phone', 'Phone'],
  ['service', 'Service'],
  ['days', 'Days'],
  ['times', 'Times'],
  ['city', 'City'],
  ['state', 'State'],
  ['liquidCapital', 'Liquid capital'],
  ['netWorth', 'Net worth'],
  ['timeFrame', 'Time frame'],
  ['experience', 'Experience'],
  ['motivation', 'Motivation'],
  ['hearAboutUs', 'Heard of us by'],
]
