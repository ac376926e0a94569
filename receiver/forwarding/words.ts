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

/** What a mail tells of what was sent, in this order, in the inbox's words; the rest is left to the inbox. */
export const mailedFields = [
  'firstName',
  'lastName',
  'name',
  'email',
  'phone',
  'offer',
  'service',
  'days',
  'times',
  'city',
  'state',
  'liquidCapital',
  'netWorth',
  'timeFrame',
  'experience',
  'motivation',
  'hearAboutUs',
  'consent',
]
