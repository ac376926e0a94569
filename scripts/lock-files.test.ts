import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { root } from './support/setup.mjs'

const names = z.record(z.string(), z.string()).optional()
const entrySchema = z.object({ integrity: z.string().optional(), optionalDependencies: names })
const lockSchema = z.object({ lockfileVersion: z.literal(3), packages: z.record(z.string(), entrySchema) })

describe.each(['package-lock.json', 'scripts/runtime/package-lock.json'])('%s', (file) => {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(join(root, file), 'utf8')))
  const entries = Object.entries(packages).filter(([place]) => place !== '')

  /**
   * npm writes an entry without a checksum for a platform's package that its registry lacks, and never adds it later.
   * Then name a version that exists for all platforms, remove the entries, and run `npm install --package-lock-only`.
   */
  test('holds a checksum of every package', () => {
    expect(entries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([place]) => place)).toEqual([])
    expect(entries.length).toBeGreaterThan(0)
  })

  test('holds the packages of every platform, not only of the one that it was written on', () => {
    const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    const isThere = (name: string) => entries.some(([place]) => place.endsWith(`node_modules/${name}`))
    expect(wanted.filter((name) => !isThere(name))).toEqual([])
  })
})
