import type { Again, Outcome, Refused } from './channel.ts'

/** What nodemailer says of a failure, without the server's text, which may contain addresses. */
interface Failure {
  code: string
  /** The system's word for it, such as ECONNREFUSED, or else the code. */
  cause: string
  /** The command that failed, such as 'RCPT TO'; 'CONN' for the connection. */
  command: string
  /** The answer's code, such as 550; 0 where the server did not answer. */
  status: number
  /** The answer's second code, such as '5.1.1' (RFC 3463); ''. */
  detail: string
  /** The answer says that something is not allowed, rather than who is unknown. */
  isDenial: boolean
  /** The server, which had greeted, said nothing for too long. */
  isSilence: boolean
}

/** Whom and with what a mail was to be sent, for people. */
export interface Correspondents {
  /** The server's host. */
  host: string
  /** Whose address it was, and where it stands: "Princeton's address in content/staff-addresses.ts". */
  recipient: string
}

/**
 * What a failure to send means: where it concerns all mails (connection, password, sender), an operator mends it and it is
 * tried again; a final answer for one recipient or one message is not. Codes: RFC 5321 and RFC 3463.
 */
export function outcomeOfSmtp(error: unknown, { host, recipient }: Correspondents): Outcome {
  const failure = failureOf(error)
  const { code, cause, command, status } = failure
  const server = `The mail server ${host}`
  const answered = status === 0 ? '' : ` (${status})`
  // It may have the mail all the same: such a one is not sent again every half a minute.
  if (code === 'EABORT') return again(`${server} took too long.`)
  if (code === 'EDNS') return away(`${server} is not known by that name: check RECEIVER_SMTP_URL.`)
  if (code === 'ETLS' || /CERT|LEAF_SIGNATURE|ERR_(SSL|TLS)/.test(cause))
    return again(`${server} offers no encryption that can be trusted: check RECEIVER_SMTP_URL.`)
  if (code === 'EAUTH' || code === 'ENOAUTH') return loginOutcome(failure, server)
  if (command === 'API' && code === 'EENVELOPE') return refused(`No mail can be addressed to ${recipient}.`)
  if (failure.isSilence) return again(`${server} took too long.`)
  if (status === 0) return away(`${server} was not reached, or broke off (${cause}).`)
  if (status < 500) return { ...again(`${server} asks to try later${answered}.`), isAway: status === 421 }
  if (status === 530) return again(`${server} asks for a password${answered}: check RECEIVER_SMTP_URL.`)
  if (command === 'MAIL FROM') return again(`${server} refused the sender${answered}: check RECEIVER_MAIL_FROM.`)
  if (command === 'RCPT TO') return recipientOutcome(failure, server, recipient)
  if (code === 'EMESSAGE') return messageOutcome(failure, server, recipient)
  return again(`${server} refused to take mails${answered}: check RECEIVER_SMTP_URL.`)
}

function loginOutcome({ status }: Failure, server: string): Outcome {
  if (status > 0 && status < 500) return again(`${server} cannot check the password now (${status}).`)
  const answered = status === 0 ? '' : ` (${status})`
  return again(`${server} refused the password${answered}: check RECEIVER_SMTP_URL.`)
}

/**
 * The second codes of what an operator mends: the sender, the account and its limits, the server and its routes, and
 * what either is allowed.
 */
const operators = /^5\.(1\.[78]|2\.252|3\.(?!4$)\d+|4\.\d+|7\.\d+)$/

/** A full mailbox is emptied by people, and a server that passes nothing on does so for every recipient. */
function recipientOutcome({ status, detail, isDenial }: Failure, server: string, recipient: string): Outcome {
  if (detail === '5.2.2' || status === 552) return again(`The mailbox of ${recipient} is full (${status}).`)
  if (operators.test(detail) || (detail === '' && isDenial))
    return again(
      `${server} does not let the receiver write to ${recipient} (${status}): check RECEIVER_SMTP_URL and RECEIVER_MAIL_FROM.`,
    )
  return refused(`${server} does not know ${recipient} (${status}): correct it.`)
}

/** Many servers look at the sender, the account and the mailbox only once they have the mail. */
function messageOutcome({ status, detail }: Failure, server: string, recipient: string): Outcome {
  if (detail === '5.2.2' || (detail === '' && status === 552))
    return again(`The mailbox of ${recipient} is full (${status}).`)
  if (detail === '' || operators.test(detail))
    return again(`${server} refused this mail (${status}): check RECEIVER_MAIL_FROM, and the account's limits.`)
  return refused(`${server} refused this mail (${status}).`)
}

function again(reason: string): Again {
  return { kind: 'again', reason }
}

function away(reason: string): Again {
  return { kind: 'again', reason, isAway: true }
}

function refused(reason: string): Refused {
  return { kind: 'refused', reason }
}

function failureOf(error: unknown): Failure {
  const read = (name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined)
  const text = (name: string) => {
    const value = read(name)
    return typeof value === 'string' ? value : ''
  }
  const status = read('responseCode')
  return {
    code: text('code'),
    cause: text('originalCode') || text('code') || 'unknown',
    command: text('command'),
    status: typeof status === 'number' ? status : 0,
    detail: /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(text('response'))?.[1] ?? '',
    isDenial: /relay|permit|allow|denied|prohibit|authenticat/i.test(text('response')),
    isSilence: text('timeoutType') === 'SOCKET_TIMEOUT',
  }
}
