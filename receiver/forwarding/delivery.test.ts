import { expect, test } from 'vitest'
import { testAddresses } from '../../tests/support/mailing.ts'
import { isSmtpProgramRun, startSmtpProgram } from '../../tests/support/smtp-program.ts'
import { createMail, messageIdOf } from './mail.ts'
import { tryMail } from './try.ts'

test.runIf(isSmtpProgramRun)('a mail server of another make delivers what is sent', async () => {
  const server = await startSmtpProgram()
  const settings = { server: server.url, from: 'receiver@example.com', otherwise: 'office@example.com', isWhole: true }
  const mail = createMail({ mail: settings, inbox: 'https://inbox.example.com', addresses: testAddresses })
  const request = {
    id: 'request-of-the-test-1',
    kind: 'lead',
    clinic: 'red-bank',
    body: JSON.stringify({ firstName: 'Zoë', motivation: '.\r\n.\r\nQUIT' }),
    received: '2026-11-26T15:00:00.000Z',
    queued: '2026-11-26T15:00:00.000Z',
  }
  expect(await mail.send(request, new AbortController().signal)).toEqual({ kind: 'accepted' })
  mail.close?.()
  const [delivered = ''] = server.delivered()
  expect(delivered).toContain('Subject: A new request for Red Bank')
  expect(delivered).toContain('To: red-bank@example.com')
  expect(delivered).toContain(`Message-ID: ${messageIdOf(`${request.id} ${request.queued}`, 'receiver@example.com')}`)
  expect(delivered.replaceAll('=\n', '')).toContain('First name: Zo=C3=AB\nWhy a clinic of your own?: . . QUIT')
  expect((await tryMail(settings)).isWorking).toBe(true)
  expect(server.delivered()).toHaveLength(2)
  await server.stop()
})
