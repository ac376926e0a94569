import { expect, test } from 'vitest'
import { openInbox, password, Visitor } from '../tests/support/inbox.ts'
import type { Entry } from './log.ts'
import { originForLog } from './origins.ts'

test.each([
  [undefined, 'no origin'],
  ['null', "the origin 'null'"],
  ['https://www.example.com', 'https://www.example.com'],
  ['http://localhost:4173', 'http://localhost:4173'],
  ['https://www.example.com/?name=Canary', 'something that is no website’s origin'],
  ['https://Canary@www.example.com', 'something that is no website’s origin'],
  ['Canary 609 555 0199', 'something that is no website’s origin'],
  ['https://a.test\n{"status":200}', 'something that is no website’s origin'],
  [`https://${'a.'.repeat(60)}test`, 'something that is no website’s origin'],
])('of the origin %j the log says %j', (origin, said) => {
  expect(originForLog(origin)).toBe(said)
})

test.each([
  [
    null,
    'https://inbox.example.com',
    'RECEIVER_INBOX_URL is not set, and the form came from https://inbox.example.com',
  ],
  [
    'https://inbox.example.com',
    'http://inbox.example.com',
    'RECEIVER_INBOX_URL is https://inbox.example.com, and the form came from http://inbox.example.com',
  ],
])(
  'where the inbox’s address is %j, signing in from %j is refused for a reason in the log',
  async (url, origin, reason) => {
    const log: Entry[] = []
    const { app } = await openInbox({ url, log: (entry) => void log.push(entry) })
    const host = new URL(origin).host
    const visitor = new Visitor(app)
    await visitor.get('/sign-in', { host })
    const answer = await visitor.post('/sign-in', { name: 'Olive Owner', password }, { host, origin })
    expect(answer.statusCode).toBe(403)
    expect(log.at(-1)).toMatchObject({ path: '/sign-in', status: 403, reason })
    await app.close()
  },
)

test('a form that the browser says another website sent is refused for that reason', async () => {
  const log: Entry[] = []
  const { app } = await openInbox({ log: (entry) => void log.push(entry) })
  const visitor = new Visitor(app)
  await visitor.get('/sign-in')
  await visitor.post('/sign-in', { name: 'Olive Owner', password }, { 'sec-fetch-site': 'cross-site' })
  expect(log.at(-1)).toMatchObject({ status: 403, reason: 'another website sent it' })
  await app.close()
})
