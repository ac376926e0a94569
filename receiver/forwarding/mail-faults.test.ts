import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { mailSettings, never, sendBy } from '../../tests/support/mailing.ts'
import { smtpError, startSmtp, type Smtp } from '../../tests/support/smtp.ts'
import type { MailSettings } from '../settings.ts'
import type { Outcome } from './channel.ts'
import { tryMail } from './try.ts'

let smtp: Smtp | undefined

afterEach(async () => {
  await smtp?.stop()
  smtp = undefined
})

const settings = (over: Partial<MailSettings> = {}) => mailSettings(smtp?.url, over)

const send = (over: Partial<MailSettings> = {}) => sendBy(settings(over))

test('a server that asks to come again (greylisting) gets the mail later', async () => {
  let asked = 0
  smtp = await startSmtp({
    onRcptTo(_address, _session, done) {
      asked += 1
      done(asked === 1 ? smtpError(450, '4.2.0 princeton@example.com: greylisted') : null)
    },
  })
  expect(await send()).toEqual({
    kind: 'again',
    reason: 'The mail server 127.0.0.1 asks to try later (450).',
    isAway: false,
  })
  expect(await send()).toEqual({ kind: 'accepted' })
})

test.each([
  ['an unknown recipient', 550, '5.1.1 no such user', 'refused', "does not know Princeton's address"],
  ['a full mailbox', 552, '5.2.2 over quota', 'again', 'is full'],
  ['a server that passes nothing on', 554, '5.7.1 relay access denied', 'again', 'does not let the receiver write to'],
  ['that, without a second code', 550, 'relay not permitted', 'again', 'does not let the receiver write to'],
  ['an unknown recipient, without a second code', 550, 'Unrouteable address', 'refused', 'correct it'],
  ['a server that wants a password', 530, '5.7.0 authentication required', 'again', 'asks for a password (530)'],
])('%s (%d) has its own consequence', async (_name, code, message, kind, reason) => {
  smtp = await startSmtp({ onRcptTo: (_address, _session, done) => done(smtpError(code, message)) })
  const outcome = await send()
  expect(outcome).toMatchObject({ kind, reason: expect.stringContaining(reason) })
  expect(JSON.stringify(outcome)).not.toContain('@')
})

test('a refused sender and a refused password are tried again, for the operator mends them', async () => {
  smtp = await startSmtp({
    onAuth: (_auth, _session, done) => done(smtpError(535, 'wrong')),
    onMailFrom: (_address, _session, done) => done(smtpError(553, '5.7.1 not you')),
  })
  expect(await send()).toEqual({
    kind: 'again',
    reason: 'The mail server 127.0.0.1 refused the sender (553): check RECEIVER_MAIL_FROM.',
  })
  const withPassword = smtp.url.replace('//', '//user:secret-word@')
  const outcome = await send({ server: withPassword })
  expect(outcome).toEqual({
    kind: 'again',
    reason: 'The mail server 127.0.0.1 refused the password (535): check RECEIVER_SMTP_URL.',
  })
  expect(await tryMail(settings({ server: withPassword }))).toEqual({
    isWorking: false,
    line: 'The mail server 127.0.0.1 refused the password (535): check RECEIVER_SMTP_URL.',
  })
})

test('a mail that is refused for its content is not sent again', async () => {
  smtp = await startSmtp({
    onData(stream, _session, done) {
      stream.resume().once('end', () => done(smtpError(554, '5.6.0 no')))
    },
  })
  expect(await send()).toEqual({ kind: 'refused', reason: 'The mail server 127.0.0.1 refused this mail (554).' })
})

test.each([
  ['a sender that the account may not use', 554, '5.2.252 SendAsDenied', 'check RECEIVER_MAIL_FROM'],
  ['a mail that a rule forbids', 554, '5.7.1 Spam message rejected', 'check RECEIVER_MAIL_FROM'],
  ['a sender that is not the account', 550, '5.7.60 client cannot send as this sender', 'check RECEIVER_MAIL_FROM'],
  ['a sender that is not verified', 554, 'Message rejected: not verified', 'check RECEIVER_MAIL_FROM'],
  ["a sender's machine that is unknown", 553, '5.1.8 sender domain does not exist', 'check RECEIVER_MAIL_FROM'],
  ['a limit of the account', 550, '5.4.5 daily user sending limit exceeded', "the account's limits"],
  ['a full mailbox', 552, '5.2.2 over quota', "Princeton's address in content/staff-addresses.ts is full"],
  ['a full mailbox, without a second code', 552, 'over quota', 'is full'],
])('%s is tried again, though the server says it (%d) after the mail', async (_name, code, message, reason) => {
  smtp = await startSmtp({
    onData(stream, _session, done) {
      stream.resume().once('end', () => done(smtpError(code, message)))
    },
  })
  expect(await send()).toMatchObject({ kind: 'again', reason: expect.stringContaining(reason) })
})

test('a server that is away, silent, or ends the connection in the middle of the mail is tried again', async () => {
  expect(await send()).toMatchObject({ reason: expect.stringContaining('ECONNREFUSED'), isAway: true })
  expect(await withRaw(() => undefined)).toMatchObject({ kind: 'again', isAway: true })
  expect(await withRaw(closingInData)).toMatchObject({ kind: 'again', isAway: true })
})

test('an attempt that is broken off ends at once', async () => {
  const breaking = new AbortController()
  const outcome = await withRaw(() => breaking.abort(), breaking.signal)
  expect(outcome).toEqual({ kind: 'again', reason: 'The mail server 127.0.0.1 took too long.' })
})

test('a server on the same machine needs no certificate that others trust', async () => {
  smtp = await startSmtp({ disabledCommands: [], allowInsecureAuth: false })
  expect(await send()).toEqual({ kind: 'accepted' })
  expect(smtp.taken).toHaveLength(1)
})

test('a server elsewhere does', async () => {
  smtp = await startSmtp({ disabledCommands: [] })
  expect(await send({ server: `smtp://0.0.0.0:${smtp.port}`, isWhole: true })).toEqual({
    kind: 'again',
    reason: 'The mail server 0.0.0.0 offers no encryption that can be trusted: check RECEIVER_SMTP_URL.',
  })
})

test('a password is never sent over a network in the clear', async () => {
  smtp = await startSmtp()
  const server = `smtp://user:secret-word@0.0.0.0:${smtp.port}`
  expect(await send({ server })).toMatchObject({ reason: expect.stringContaining('offers no encryption') })
  expect(smtp.taken).toEqual([])
})

test('a test says in one line whether mails are taken, or what to set', async () => {
  smtp = await startSmtp()
  expect(await tryMail(settings())).toEqual({
    isWorking: true,
    line: 'The mail server 127.0.0.1 took a test mail to office@example.com.',
  })
  expect(smtp.taken[0]).toMatchObject({ to: ['office@example.com'] })
  expect(await tryMail(null)).toEqual({ isWorking: false, line: 'No mail server is set: set RECEIVER_SMTP_URL.' })
})

test('a server that is silent once it has the mail may have it, and is not asked again every half a minute', async () => {
  expect(await withRaw(silentAfterData)).toEqual({
    kind: 'again',
    reason: 'The mail server 127.0.0.1 took too long.',
  })
})

/** Sends to a server that does with each connection as it likes. */
async function withRaw(handle: (socket: Socket) => void, signal = never): Promise<Outcome> {
  const server: Server = createServer((socket) => {
    socket.on('error', () => undefined)
    handle(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  try {
    return await sendBy(mailSettings(`smtp://127.0.0.1:${port}`), { signal, patienceMs: 300 })
  } finally {
    server.close()
  }
}

function silentAfterData(socket: Socket): void {
  let isData = false
  socket.write('220 ready\r\n')
  socket.on('data', (part) => {
    if (isData) return
    isData = part.toString().startsWith('DATA')
    socket.write(isData ? '354 go on\r\n' : '250 ok\r\n')
  })
}

function closingInData(socket: Socket): void {
  let isData = false
  socket.write('220 ready\r\n')
  socket.on('data', (part) => {
    if (isData) return socket.destroy()
    isData = part.toString().startsWith('DATA')
    socket.write(isData ? '354 go on\r\n' : '250 ok\r\n')
  })
}
