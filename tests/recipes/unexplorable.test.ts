import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyRepository, linkPackages, runIn } from './copy.ts'

const patience = 300_000
const chart = 'machines/booking/booking.machine.ts'
const right = `’: the clinic’s list.',
              target: 'service.listed',`
let copy = ''

beforeAll(() => {
  copy = copyRepository()
  linkPackages(copy)
  const text = readFileSync(join(copy, chart), 'utf8')
  writeFileSync(join(copy, chart), text.replace(right, right.replace('service.listed', 'location')))
}, patience)

afterAll(() => rmSync(copy, { recursive: true, force: true }))

const sentence = /^.*booking: 5,\d{3} situations and [\d,]+ edges, and more: 'trail' in the context grows/m

describe('a flow that cannot be explored is one failure, and the others go on:', () => {
  test.each(['machine', 'component'])('on the %s', { timeout: patience }, async (level) => {
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1', '--reporter=verbose']
    const chosen = ['-t', '(booking|consultation): .*(can be explored|The visitor|A visitor)']
    const { status, said } = await runIn(copy, [...vitest, `tools/paths/${level}-paths`, ...chosen])
    expect(said).toMatch(sentence)
    expect(said).toMatch(/Tests +1 failed \| [1-9]\d* passed/)
    expect(status).toBe(1)
  })

  test('in the browser', { timeout: patience }, async () => {
    const listed = await runIn(copy, [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--list',
      'tests/e2e/paths.test.ts',
    ])
    expect(listed.status).toBe(0)
    expect(listed.said.match(/booking in the built site: .*/g)).toEqual(['booking in the built site: can be explored'])
    expect(listed.said).toContain('consultation in the built site: ')
  })

  test('in the table', { timeout: patience }, async () => {
    const { status, said } = await runIn(copy, ['tools/paths/cli.ts'])
    expect(said).toMatch(/^consultation +\d/m)
    expect(said).toMatch(sentence)
    expect(status).toBe(1)
  })

  test(
    'a path of another flow is found by its lock, and that flow alone is explored',
    { timeout: patience },
    async () => {
      const lock: { paths: { id: string }[] } = JSON.parse(
        readFileSync(join(copy, 'machines/consultation/paths.lock.json'), 'utf8'),
      )
      const { status, said } = await runIn(copy, ['tools/paths/cli.ts', '--path', lock.paths[0]?.id ?? ''])
      expect(said).not.toContain('booking')
      expect(status).toBe(0)
    },
  )
})
