import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { openDatabase } from './open.ts'

test.each([
  [{ databaseUrl: null, file: tmpdir() }, /^RECEIVER_FILE \(.+\) cannot be used: ./],
  [
    { databaseUrl: 'postgres://nobody:secret@127.0.0.1:1/leads', file: '' },
    /^DATABASE_URL cannot be used: (?!.*secret)./,
  ],
])('a database that cannot be used is named by its setting: %j', async (settings, said) => {
  await expect(openDatabase(settings)).rejects.toThrow(said)
})
