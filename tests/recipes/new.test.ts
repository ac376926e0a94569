import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createNew, samplesIn } from '../../scripts/new/create.ts'
import { writeClassTypes } from '../../scripts/support/class-types.mjs'
import { root } from '../../scripts/support/setup.mjs'
import { copyRepository, linkPackages, runIn } from './copy.ts'

const patience = 300_000
const asked = [
  ['clinic', 'salt-lake'],
  ['service', 'salt-room'],
  ['service', 'steam-room'],
  ['flow', 'gift-list'],
] as const
let copy = ''
let touched: string[] = []
/** The lock of another flow, which is not as its machine says, before and after. */
let lock = { before: '', after: '' }

beforeAll(async () => {
  copy = copyRepository()
  linkPackages(copy)
  const file = join(copy, 'machines/carousel/paths.lock.json')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, `${text}\n`)
  for (const [kind, slug] of asked) touched = [...touched, ...(await createNew(copy, kind, slug))]
  lock = { before: `${text}\n`, after: readFileSync(file, 'utf8') }
  writeFileSync(file, text)
}, patience)

afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('a new clinic, two services and a flow, in a copy of the repository,', () => {
  test('touch a file and a line each, the flow six files and three lines', () => {
    expect(touched).toEqual([
      'content/locations/salt-lake.ts',
      'content/locations/index.ts',
      'content/services/salt-room.ts',
      'content/services/index.ts',
      'content/services/steam-room.ts',
      'content/services/index.ts',
      'machines/gift-list/gift-list.machine.ts',
      'machines/gift-list/gift-list.model.ts',
      'machines/gift-list/gift-list.test.ts',
      'content/words/gift-list.ts',
      'src/ui/flows/gift-list/GiftList.tsx',
      'tests/flows/gift-list.ts',
      'machines/registry.ts',
      'tests/flows/all.ts',
      'src/ui/pages/OrderOnlinePage.tsx',
      'machines/gift-list/paths.lock.json',
      'docs/evidence/paths.md',
    ])
  })

  test('leave the locks of other flows as they are', () => {
    expect(lock.after).toBe(lock.before)
  })

  test('pass the content check, and are samples that must not ship', { timeout: patience }, async () => {
    expect(await runIn(copy, ['scripts/check-content.ts'])).toMatchObject({ status: 0 })
    const { status, said } = await runIn(copy, ['scripts/check-content.ts', '--release'])
    expect(status).toBe(1)
    for (const file of ['content/locations/salt-lake.ts', 'content/services/salt-room.ts'])
      expect(said).toContain(`${file}: sample`)
  })

  test('are followed by a line on the facts of the clinic, which are invented', () => {
    expect(asked.map(([kind, slug]) => samplesIn(kind, slug))).toEqual([
      "State, address, coordinates, time zone, telephone, hours and figures in content/locations/salt-lake.ts are samples: put in the clinic's own.",
      null,
      null,
      null,
    ])
  })

  test('leave a repository of which every file compiles', { timeout: patience }, async () => {
    writeClassTypes(copy)
    expect(await runIn(copy, ['node_modules/typescript/bin/tsc', '--noEmit'])).toEqual({ status: 0, said: '' })
  })

  test('are not heard before the flow has a walk, which a sentence says', { timeout: patience }, async () => {
    expect(await runIn(copy, ['tools/spoken/cli.ts', 'gift-list'])).toEqual({
      status: 1,
      said: "The flow 'gift-list' has no walk yet: add one to tools/spoken/walks.ts.\n",
    })
  })

  test('lack no step, assertion, word or lock', { timeout: patience }, async () => {
    expect(await runIn(copy, ['tools/paths/cli.ts', '--check'])).toMatchObject({ status: 0 })
  })

  test('fail no test that depends on how many there are', { timeout: patience }, async () => {
    const files = [
      'tests/content',
      'tests/seo',
      'src/seo',
      'deploy/redirects',
      'machines/gift-list',
      'tools/paths/machine-paths',
    ]
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1', '--reporter=dot']
    const { status, said } = await runIn(copy, [...vitest, ...files])
    expect({ status, said: status === 0 ? '' : said }).toEqual({ status: 0, said: '' })
  })
})

describe('nothing is written, and a line says why, where', () => {
  test.each([
    [undefined, undefined, 'Say clinic, service or flow, and a name: npm run new -- clinic trenton'],
    [
      'page',
      'about',
      "There is no kind 'page'. Say clinic, service or flow, and a name: npm run new -- clinic trenton",
    ],
    ['clinic', undefined, "A name is missing: lower case, digits and hyphens, as in 'red-bank'."],
    ['clinic', 'Red Bank', "'Red Bank' is no name. Say it with hyphens: red-bank"],
    ['clinic', 'red_bank', "'red_bank' is no name: lower case, digits and hyphens, as in 'red-bank'."],
    ['clinic', 'red bank', "'red bank' is no name. Say it with hyphens: red-bank"],
    ['clinic', 'new', "'new' is a word of the language: choose another name."],
    ['flow', 'class', "'class' is a word of the language: choose another name."],
    ['service', 'default', "'default' is a word of the language: choose another name."],
    ['clinic', 'princeton', "content/locations/princeton.ts has the slug 'princeton': choose another name."],
    ['clinic', 'englishtown', "content/locations/marlboro.ts has the slug 'englishtown': choose another name."],
    ['service', 'full-body-cryo', "content/services/cryotherapy.ts has the id 'full-body-cryo': choose another name."],
    ['flow', 'booking', 'machines/booking/booking.machine.ts is there already: choose another name.'],
  ])('%s %s is asked for', async (kind, slug, reason) => {
    const before = indexes()
    await expect(createNew(root, kind, slug)).rejects.toThrow(reason)
    expect(indexes()).toEqual(before)
  })

  test('the list has no place for a line', { timeout: patience }, async () => {
    const registry = join(copy, 'machines/registry.ts')
    const text = readFileSync(registry, 'utf8')
    writeFileSync(registry, text.replace('export const flows = {', 'export const flows: object = {'))
    await expect(createNew(copy, 'flow', 'last-one')).rejects.toThrow(
      "machines/registry.ts has no line 'export const flows = {' to add to.",
    )
    expect(existsSync(join(copy, 'machines/last-one'))).toBe(false)
    writeFileSync(registry, text)
  })
})

function indexes(): string[] {
  const files = [
    'content/locations/index.ts',
    'content/services/index.ts',
    'machines/registry.ts',
    'tests/flows/all.ts',
  ]
  return files.map((file) => readFileSync(join(root, file), 'utf8'))
}
