import type { Forwarded, Outcome } from '../../receiver/forwarding/channel.ts'
import { createMail } from '../../receiver/forwarding/mail.ts'
import type { MailSettings } from '../../receiver/settings.ts'

/** A request for Princeton. */
const askedRequest: Forwarded = {
  id: 'request-of-the-test-1',
  kind: 'lead',
  clinic: 'princeton',
  body: JSON.stringify({ firstName: 'Ann', lastName: 'Sample', phone: '609 555 0100', page: '/locations/princeton' }),
  received: '2026-11-26T15:00:00.000Z',
  queued: '2026-11-26T15:00:00.000Z',
}

/** A signal that never breaks anything off. */
export const never = new AbortController().signal

/** Settings of a server, without details. */
export function mailSettings(server = 'smtp://127.0.0.1:1', over: Partial<MailSettings> = {}): MailSettings {
  return { server, from: 'receiver@example.com', otherwise: 'office@example.com', isWhole: false, ...over }
}

/** The clinics' addresses of tests. */
export const testAddresses = { princeton: 'princeton@example.com', 'red-bank': 'red-bank@example.com' }

/** What a test sends differently. */
export interface Differently {
  request?: Partial<Forwarded>
  signal?: AbortSignal
  patienceMs?: number
  /** Clinics' addresses by slug; those of tests unless given, those of content/ where null. */
  addresses?: Readonly<Record<string, string>> | null
}

/** Sends the request once through a server of these settings. */
export async function sendBy(mail: MailSettings, differently: Differently = {}): Promise<Outcome> {
  const { request, signal = never, patienceMs = 5000, addresses = testAddresses } = differently
  const channel = createMail({
    mail,
    inbox: 'https://inbox.example.com',
    patienceMs,
    ...(addresses === null ? {} : { addresses }),
  })
  const outcome = await channel.send({ ...askedRequest, ...request }, signal)
  channel.close?.()
  return outcome
}
