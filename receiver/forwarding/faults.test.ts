import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fill, idsOf, kindsOfDatabases, rowsOf, type Databases } from '../../tests/support/forwarding.ts'
import { isPostgresRun, startPostgres } from '../../tests/support/postgres.ts'
import { createScene, sceneStart, type Scene } from '../../tests/support/scene.ts'
import { testAddresses } from '../../tests/support/mailing.ts'
import { smtpError, startSmtp, type Smtp } from '../../tests/support/smtp.ts'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrations.ts'
import { openPostgres } from '../database/postgres.ts'
import type { Channel } from './channel.ts'
import { createForwarder, type Forwarder } from './forwarder.ts'
import { createMail } from './mail.ts'

let scene: Scene
let forwarder: Forwarder | undefined
let smtp: Smtp | undefined

beforeEach(() => {
  scene = createScene()
})
afterEach(async () => {
  if (forwarder) await scene.passing(forwarder.stop())
  await smtp?.stop()
  forwarder = undefined
  smtp = undefined
})

const outcomes = (wanted: string) => scene.entries.filter(({ outcome }) => outcome === wanted)
const rest = () => scene.until(() => scene.timers().length > 0 && !scene.timers().includes(40_000))

function begin(database: Database, channel: Channel): void {
  const { log, now, later } = scene
  forwarder = createForwarder({ database, channels: [channel], log, now, later, giveUpHours: 72, random: () => 0 })
  forwarder.start()
}

const mailTo = (server: string, addresses: Record<string, string> = testAddresses) =>
  createMail({
    mail: { server, from: 'receiver@example.com', otherwise: 'office@example.com', isWhole: false },
    inbox: 'https://inbox.example.com',
    patienceMs: 1000,
    addresses,
  })

describe.each(kindsOfDatabases)('a mail server with %s', (_name, startDatabases) => {
  let databases: Databases
  let database: Database

  beforeAll(async () => {
    databases = await startDatabases()
  })
  beforeEach(async () => {
    database = (await databases.begin()).open()
  })
  afterAll(() => databases.end())

  test('that was away gets each mail once when it is back', async () => {
    const away = await startSmtp()
    await away.stop()
    await fill(database, idsOf(30), sceneStart, 'mail')
    begin(database, mailTo(away.url))
    await scene.until(() => outcomes('down').length === 1)
    await rest()
    smtp = await startSmtp({}, { port: away.port })
    scene.advance(1000)
    await scene.until(() => outcomes('accepted').length === 30)
    const keys = smtp.taken.map(({ text }) => /^Message-ID: (.+)$/im.exec(text)?.[1])
    expect(keys).toHaveLength(30)
    expect(new Set(keys).size).toBe(30)
  })

  test('that takes nothing at the first time of asking (greylisting) gets everything', async () => {
    let asked = 0
    smtp = await startSmtp({
      onRcptTo(_address, _session, done) {
        asked += 1
        done(asked <= 3 ? smtpError(450, '4.2.0 greylisted') : null)
      },
    })
    await fill(database, idsOf(10), sceneStart, 'mail')
    begin(database, mailTo(smtp.url))
    await scene.until(() => outcomes('accepted').length === 10)
    expect(outcomes('again').map(({ reason }) => reason)).toEqual(
      Array.from({ length: 3 }, () => 'The mail server 127.0.0.1 asks to try later (450).'),
    )
  })
})

test.runIf(isPostgresRun)('a PostgreSQL server that crashes and comes back holds nothing up for good', async () => {
  const postgres = await startPostgres()
  const database = openPostgres(await postgres.createDatabase())
  await migrate(database)
  await fill(database, idsOf(60), sceneStart)
  let isCrashed: Promise<void> | undefined
  const keys: string[] = []
  begin(database, {
    name: 'hook',
    async send({ id }) {
      keys.push(id)
      if (keys.length === 20) isCrashed = postgres.crash()
      await isCrashed
      return { kind: 'accepted' }
    },
  })
  await scene.until(() => outcomes('database away').length === 1)
  await isCrashed
  await postgres.resume()
  await scene.until(() => {
    if (scene.timers().includes(1000)) setImmediate(() => scene.advance(1000))
    return outcomes('accepted').length === 60
  })
  expect(new Set(keys)).toEqual(new Set(idsOf(60)))
  expect((await rowsOf(database)).every(({ state }) => state === 'sent')).toBe(true)
  await database.close()
  await postgres.stop()
})
