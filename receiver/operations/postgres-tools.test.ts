import { expect, test } from 'vitest'
import { runTool } from './postgres-tools.ts'

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
