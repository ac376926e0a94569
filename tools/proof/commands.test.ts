import { expect, test } from 'vitest'
import { firefoxFigures } from './firefox.ts'
import { leadFigures } from './leads.ts'
import { nginxFigures } from './nginx.ts'
import { receiverFigures } from './receiver.ts'

const counts = { leads: 10_000, lost: 0, duplicates: 0, requestsPerLead: 1.1 }
const leadRecord = {
  requestFloor: 1,
  node: { risk: 0.02, senders: [{ name: 'outbox', ...counts }] },
  chromium: { ...counts, crashes: 14, tabs: 2 },
  trips: [
    {
      database: 'sqlite',
      requests: 10_000,
      kills: 9,
      lost: 0,
      storedTwice: 0,
      notForwarded: 0,
      acceptances: 0,
      forced: 0,
      secondsTo99: 1,
    },
  ],
}
const receiverRecord = {
  trial: { kills: 200, writers: 6, acknowledged: 9, lost: 0, undone: 0, deleted: 9, integrity: ['ok'] },
  loads: [],
  exported: { rows: 100_000, hostile: 1000, missing: 0, uneven: 0, memory: 129 },
}

/** A line that is not met, whatever the record says, where the command says that not all was as it demands. */
const unmet = { bar: 'it ends well', figure: 'it did not', isMet: false }

test('the leads are not proven where their command failed, as without PostgreSQL', () => {
  expect(leadFigures(leadRecord, true).filter(({ isMet }) => !isMet)).toEqual([])
  expect(leadFigures(leadRecord, false).filter(({ isMet }) => !isMet)).toMatchObject([unmet])
})

test('the receiver is not proven where its command failed, as without PostgreSQL', () => {
  expect(receiverFigures(receiverRecord, true).filter(({ isMet }) => !isMet)).toEqual([])
  expect(receiverFigures(receiverRecord, false).filter(({ isMet }) => !isMet)).toMatchObject([unmet])
})

test('the flows in Firefox are not proven where their command failed, whatever its record says', () => {
  const record = { version: '140.5', steps: [{ name: 'booking', failure: null }] }
  expect(firefoxFigures(record, true).filter(({ isMet }) => !isMet)).toEqual([])
  expect(firefoxFigures(record, false).filter(({ isMet }) => !isMet)).toMatchObject([unmet])
})

test('the load on nginx is not proven where its command failed, whatever its record says', () => {
  const record = { connections: 64, loads: [{ path: '/', requestsPerSecond: 9000, p99: 12, errors: 0 }] }
  expect(nginxFigures(record, true).filter(({ isMet }) => !isMet)).toEqual([])
  expect(nginxFigures(record, false).filter(({ isMet }) => !isMet)).toMatchObject([unmet])
})
