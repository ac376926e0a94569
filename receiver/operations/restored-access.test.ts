import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { cheap, createLink } from '../../tests/support/inbox.ts'
import { isPostgresRun, startPostgres } from '../../tests/support/postgres.ts'
import { openDatabase } from '../database/open.ts'
import { addAccount, findLink, listAccounts } from '../inbox/accounts.ts'
import { createPasswords } from '../inbox/passwords.ts'
import { findStaff, openSession } from '../inbox/sessions.ts'
import { backUp, type Place } from './backup.ts'
import { restore } from './restore.ts'

async function placesOf(kind: string, folder: string): Promise<[Place, Place]> {
  const files: [string, string] = [join(folder, 'leads.db'), join(folder, 'other.db')]
  if (kind === 'SQLite')
    return [
      { databaseUrl: null, file: files[0] },
      { databaseUrl: null, file: files[1] },
    ]
  const postgres = await startPostgres()
  onTestFinished(() => postgres.stop())
  const [first, second] = [await postgres.createDatabase(), await postgres.createDatabase()]
  return [
    { databaseUrl: first, file: '' },
    { databaseUrl: second, file: '' },
  ]
}

describe.each(isPostgresRun ? ['SQLite', 'PostgreSQL'] : ['SQLite'])('a restored %s database', (kind) => {
  test('has the accounts of the copy, but none of its sessions and one-time links', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'restored-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const [place, other] = await placesOf(kind, folder)
    const before = await openDatabase(place)
    const ada = { name: 'Ada', role: 'owner', clinic: '', password: 'a long enough password' } as const
    await addAccount(before, ada, createPasswords(cheap))
    const now = await before.now()
    const secret = await openSession(before, 'Ada', now)
    const token = await createLink(before, { role: 'owner', clinic: '' })
    expect([await findStaff(before, secret, now), await findLink(before, token, now)]).not.toContain(null)
    await backUp(place, join(folder, 'copy'))
    await before.close()
    await restore(other, join(folder, 'copy'), { isReplacing: false, now: () => new Date(now) })
    const after = await openDatabase(other)
    onTestFinished(() => after.close())
    expect((await listAccounts(after)).map(({ name }) => name)).toEqual(['Ada'])
    expect([await findStaff(after, secret, now), await findLink(after, token, now)]).toEqual([null, null])
  })
})
