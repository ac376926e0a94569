import { createHash } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { staffAddresses } from '../../content/staff-addresses.ts'
import { isLoopback, type MailSettings } from '../settings.ts'
import type { Channel, Forwarded, Outcome } from './channel.ts'
import { mailTextOf, type MailText } from './mail-text.ts'
import { outcomeOfSmtp } from './smtp-answer.ts'
import { addressesInUse, nameOf } from './staff.ts'

/** The milliseconds for a connection and a greeting. */
const patience = 10_000
/** So many times longer a server may be silent: many look for spam before they say that they have a mail. */
const scanning = 2.5
/** The milliseconds for a whole mail, however slowly the server goes on. */
const longest = 30_000

export interface MailOptions {
  mail: MailSettings
  /** The inbox's origin. */
  inbox: string
  /** Clinics' addresses by slug; those of content/staff-addresses.ts that are no samples unless given. */
  addresses?: Readonly<Record<string, string>>
  /** 10,000 unless given. */
  patienceMs?: number
}

/** A mail that is ready to be sent. */
interface Letter extends MailText {
  to: string
  /** Whose address that is, for people. */
  recipient: string
  messageId: string
}

/** What sends mails through the server of the settings. */
export interface Post {
  /** Never rejects: what goes wrong is the outcome. */
  send: (letter: Letter, signal: AbortSignal) => Promise<Outcome>
  /** Ends open connections. */
  close: () => void
}

/**
 * The channel by e-mail, to the clinic that is asked. A request's mail has the same Message-ID whenever it is sent, by
 * which mailboxes recognise it; where it was queued anew, as for another clinic, it is another mail.
 */
export function createMail({ mail, inbox, addresses, patienceMs = patience }: MailOptions): Channel {
  const staff = addresses ?? addressesInUse(staffAddresses)
  const post = createPost(mail, patienceMs)
  return {
    name: 'mail',
    close: post.close,
    async send(request, signal) {
      const recipient = recipientOf(request, mail, staff)
      const text = mailTextOf(request, { inbox, isWhole: mail.isWhole })
      return post.send(
        { ...text, ...recipient, messageId: messageIdOf(`${request.id} ${request.queued}`, mail.from) },
        signal,
      )
    },
  }
}

/** Prepares sending through the server of the settings, over connections that stay open from one mail to the next. */
export function createPost(mail: MailSettings, patienceMs = patience): Post {
  const { hostname, username } = new URL(mail.server)
  const isSecret = username !== '' || mail.isWhole
  const transport = createTransport({
    url: mail.server,
    pool: true,
    maxConnections: 8,
    maxRequeues: 1,
    idleTimeout: 1000,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: scanning * patienceMs,
    dnsTimeout: patienceMs,
    // What does not leave this machine needs no certificate that others would trust.
    ...(isLoopback(hostname) ? { tls: { rejectUnauthorized: false } } : { requireTLS: isSecret }),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const send: Post['send'] = async ({ to, recipient, subject, text, messageId }, signal) => {
    try {
      await transport.sendMail({
        from: { name: '', address: mail.from },
        to: { name: '', address: to },
        subject,
        text,
        messageId,
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal: AbortSignal.any([signal, AbortSignal.timeout(longest)]),
      })
      return { kind: 'accepted' }
    } catch (error) {
      return outcomeOfSmtp(error, { host: hostname, recipient })
    }
  }
  return { send, close: () => transport.close() }
}

/** The Message-ID for what is named by `key`. */
export function messageIdOf(key: string, from: string): string {
  const name = createHash('sha256').update(key).digest('hex').slice(0, 32)
  return `<${name}@${from.slice(from.lastIndexOf('@') + 1)}>`
}

function recipientOf(
  { kind, clinic }: Forwarded,
  { otherwise }: MailSettings,
  addresses: Readonly<Record<string, string>>,
): Pick<Letter, 'to' | 'recipient'> {
  const own = kind === 'franchise' || !Object.hasOwn(addresses, clinic) ? undefined : addresses[clinic]
  if (own !== undefined) return { to: own, recipient: `${nameOf(clinic)}'s address in content/staff-addresses.ts` }
  return { to: otherwise, recipient: 'the address in RECEIVER_MAIL_TO' }
}
