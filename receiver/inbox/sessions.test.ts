import { expect, onTestFinished, test } from 'vitest'
import { openInbox } from '../../tests/support/inbox.ts'
import { findStaff, openSession } from './sessions.ts'

const minute = 60_000

test('a session begun or used by a clock an hour ahead ends once that is right, and for good', async () => {
  const { app, database, clock } = await openInbox()
  onTestFinished(() => app.close())
  const right = clock.now
  const open = (now: number) => openSession(database, 'Rita Redbank', now)
  const [used, near, begun] = [await open(right), await open(right + 59 * minute), await open(right + 61 * minute)]
  const areOpen = async (now: number) => {
    const found = await Promise.all([used, near, begun].map((secret) => findStaff(database, secret, now)))
    return found.map((staff) => staff !== null)
  }
  await findStaff(database, used, right + 61 * minute)
  expect(await areOpen(right)).toEqual([false, true, false])
  await open(right)
  expect(await areOpen(right + 61 * minute)).toEqual([false, true, false])
})
