import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { isPostgresRun, startPostgres } from '../../tests/support/postgres.ts'
import { backUp } from './backup.ts'
import { majorRelease, numberFrom, runTool } from './postgres-tools.ts'
import { restore } from './restore.ts'

const told = (address: string) => runTool('printf', ['%s'], address)

test.each([
  ['', ''],
  ['?sslmode=no-verify', '?sslmode=require'],
  ['?sslmode=require&uselibpqcompat=true', '?sslmode=require'],
  ['?uselibpqcompat=true&options=-c%20timezone%3DUTC', '?options=-c%20timezone%3DUTC'],
  ['?ssl=1&query_timeout=300&statement_timeout=5000', '?sslmode=require'],
  ['?sslmode=verify-full&sslrootcert=/etc/ca.pem', '?sslmode=verify-full&sslrootcert=/etc/ca.pem'],
])('an address with %j is told to PostgreSQL’s programs as they know it, without the password', async (given, made) => {
  expect(await told(`postgres://ada:secret@db.example.com/receiver${given}`)).toBe(
    `--dbname=postgres://ada@db.example.com/receiver${made}`,
  )
})

describe.runIf(isPostgresRun)('on a server before PostgreSQL 17', () => {
  test('the client of 17 makes no archive, which it could not restore there, and restores none', async ({ skip }) => {
    const postgres = await startPostgres()
    const folder = mkdtempSync(join(tmpdir(), 'tools-'))
    const path = process.env['PATH']
    onTestFinished(async () => {
      process.env['PATH'] = path
      rmSync(folder, { recursive: true, force: true })
      await postgres.stop()
    })
    const databaseUrl = await postgres.createDatabase()
    const server = await numberFrom(databaseUrl, majorRelease)
    skip(server >= 17)
    for (const program of ['pg_dump', 'pg_restore'])
      writeFileSync(
        join(folder, program),
        `#!/bin/sh\n[ "$1" = --version ] && echo '${program} (PostgreSQL) 17.6 (Debian 17.6-1)' || touch '${folder}/ran'\n`,
        { mode: 0o755 },
      )
    process.env['PATH'] = `${folder}${delimiter}${path}`
    const place = { databaseUrl, file: '' }
    const refused = (program: string) =>
      `${program} is of PostgreSQL 17, whose archives a server of PostgreSQL ${server} does not take: install the client of PostgreSQL ${server}`
    await expect(backUp(place, join(folder, 'copy'))).rejects.toThrow(`${refused('pg_dump')}.`)
    writeFileSync(join(folder, 'copy'), 'An archive.')
    const options = { isReplacing: false, now: () => new Date() }
    const newer = ', or restore into a server of PostgreSQL 17 where the archive is of a newer pg_dump.'
    await expect(restore(place, join(folder, 'copy'), options)).rejects.toThrow(refused('pg_restore') + newer)
    expect(existsSync(join(folder, 'ran'))).toBe(false)
    expect(readdirSync(folder).toSorted()).toEqual(['copy', 'pg_dump', 'pg_restore'])
  })
})
