import { afterEach, expect, test } from 'vitest'
import { staffAddresses } from '../../content/staff-addresses.ts'
import { mailSettings, sendBy } from '../../tests/support/mailing.ts'
import { startSmtp, type Smtp } from '../../tests/support/smtp.ts'
import type { MailSettings } from '../settings.ts'
import type { Forwarded } from './channel.ts'
import { addressesInUse } from './staff.ts'

let smtp: Smtp | undefined

afterEach(async () => {
  await smtp?.stop()
  smtp = undefined
})

const settings = (over: Partial<MailSettings> = {}) => mailSettings(smtp?.url, over)

const send = (over: Partial<MailSettings> = {}, request: Partial<Forwarded> = {}) => sendBy(settings(over), { request })

/** The headers of the only mail by name in small letters, and its text. */
function read(): { headers: Record<string, string>; names: string[]; text: string } {
  const [head = '', ...rest] = (smtp?.taken[0]?.text ?? '').split('\r\n\r\n')
  const lines = head.replaceAll(/\r\n\s+/g, ' ').split('\r\n')
  const pairs = lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)])
  const headers = Object.fromEntries(pairs)
  const body = rest.join('\r\n\r\n').replaceAll('\r\n', '\n')
  const encoding = headers['content-transfer-encoding']
  const decoded =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : encoding === 'quoted-printable'
        ? unquote(body)
        : body
  return { headers, names: pairs.map(([name = '']) => name), text: decoded }
}

function unquote(text: string): string {
  const bytes = text
    .replaceAll('=\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

test('a clinic gets a mail that says since when a request waits and until when it may, and nothing of who asks', async () => {
  smtp = await startSmtp()
  expect(await send()).toEqual({ kind: 'accepted' })
  expect(smtp.taken[0]).toMatchObject({ from: 'receiver@example.com', to: ['princeton@example.com'] })
  const { headers, text } = read()
  expect(headers).toMatchObject({
    subject: 'A new request for Princeton',
    from: 'receiver@example.com',
    to: 'princeton@example.com',
    'auto-submitted': 'auto-generated',
  })
  expect(text.trim()).toBe(
    `It waits since Thursday, November 26, 2026, 10:00 AM EST.
The promise of an answer within 24 hours ends at Friday, November 27, 2026, 10:00 AM EST.

Read and answer it here: https://inbox.example.com/requests/request-of-the-test-1`,
  )
  expect(smtp.taken[0]?.text).not.toMatch(/Ann|0100/)
})

test('the promise over a change of the clocks ends after 24 hours of time', async () => {
  smtp = await startSmtp()
  await send({}, { received: '2026-10-31T19:00:00.000Z' })
  expect(read().text).toContain('3:00 PM EDT.')
  expect(read().text).toContain('Sunday, November 1, 2026, 2:00 PM EST.')
})

test('the mail of a request has the same Message-ID whenever it is sent, and another once it is queued anew', async () => {
  smtp = await startSmtp()
  await send()
  await send()
  await send({}, { queued: '2026-11-26T16:00:00.000Z' })
  await send({}, { id: 'another' })
  const ids = smtp.taken.map(({ text }) => /^Message-ID: (<[\da-f]{32}@example\.com>)\r$/im.exec(text)?.[1])
  expect(ids[0]).toBeDefined()
  expect([ids[1] === ids[0], new Set(ids).size]).toEqual([true, 3])
})

test('with details, the mail tells what was typed, one field a line', async () => {
  smtp = await startSmtp()
  await send({ isWhole: true })
  expect(read().text).toContain('What was sent:\nFirst name: Ann\nLast name: Sample\nPhone: 609 555 0100\n')
})

test('with details, the mail says what is asked and whether we may call, in the words of the inbox', async () => {
  smtp = await startSmtp()
  const fields = { name: 'Ann', offer: 'Superhuman Sampler', service: 'infrared-sauna', days: 'weekend', consent: 'no' }
  await send({ isWhole: true }, { body: JSON.stringify(fields) })
  expect(read().text).toContain(
    'What was sent:\nName: Ann\nAsked for: Superhuman Sampler\nService: Infrared Sauna\nDays that suit: Weekend\nMay we call or text?: No, the box was not ticked\n',
  )
})

test('a name with line breaks makes neither a header nor a line, and a name of 1 MB is cut', async () => {
  smtp = await startSmtp()
  const firstName = 'Ann\r\nBcc: thief@example.net\r\n\r\nPhone: 000'
  const fields = { firstName, lastName: 'é'.repeat(1_000_000) }
  expect(await send({ isWhole: true }, { body: JSON.stringify(fields) })).toEqual({ kind: 'accepted' })
  const { names, text } = read()
  expect(names).not.toContain('bcc')
  expect(smtp.taken[0]?.to).toEqual(['princeton@example.com'])
  expect(text).toContain('First name: Ann Bcc: thief@example.net Phone: 000\n')
  expect(text).toContain(`Last name: ${'é'.repeat(500)} …\n`)
  expect(smtp.taken[0]?.text.length).toBeLessThan(10_000)
})

test('a body that is no JSON is still announced', async () => {
  smtp = await startSmtp()
  expect(await send({ isWhole: true }, { body: '}{', received: 'never' })).toEqual({ kind: 'accepted' })
  expect(read().text).toContain('It waits since an unknown time.')
})

test('franchise inquiries and requests without a clinic go to the general address', async () => {
  smtp = await startSmtp()
  const otherwise = 'office@example.com'
  await send({ otherwise }, { kind: 'franchise' })
  await send({ otherwise }, { clinic: '' })
  expect(smtp.taken.map(({ to }) => to)).toEqual([[otherwise], [otherwise]])
  expect(smtp.taken[0]?.text).toContain('Subject: A new franchise inquiry')
  expect(smtp.taken[1]?.text).toContain('Subject: A new request without a clinic')
})

test('a clinic without an address gets its mails at the general address', async () => {
  smtp = await startSmtp()
  await sendBy(settings({ otherwise: 'office@example.com' }), { addresses: {} })
  expect(smtp.taken[0]?.to).toEqual(['office@example.com'])
})

test('a clinic whose address is still a sample, which nobody reads, is one without an address', async () => {
  const given = { princeton: 'princeton@example.com', westfield: 'desk@clinic.test' }
  expect(addressesInUse(given)).toEqual({ westfield: 'desk@clinic.test' })
  smtp = await startSmtp()
  await sendBy(settings({ otherwise: 'office@example.com' }), { addresses: null })
  expect(smtp.taken[0]?.to).toEqual([addressesInUse(staffAddresses)['princeton'] ?? 'office@example.com'])
})
