import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { recordsFolder } from '../../tests/hostile/record.ts'
import { hostileCount } from './hostile-count.ts'
import { runTool } from '../../scripts/support/tool.ts'
import { type Figure, type Part } from './part.ts'

const command = `HOSTILE_COUNT=${hostileCount} vitest run tests/hostile; HOSTILE_COUNT=${hostileCount} playwright test hostile`

const recordSchema = z.object({
  title: z.string(),
  tried: z.number(),
  faults: z.record(z.string(), z.number()),
  note: z.string().optional(),
})

export const hostile: Part = {
  id: 'hostile',
  title: 'hostile paths, queries, form input, messages and links',
  bar: '0 executed, thrown, accepted or refused wrongly',
  command,
  browser: ['hostile-'],
  run: async (browser) => {
    const environment = { HOSTILE_COUNT: String(hostileCount) }
    const isWell = await runTool('vitest', ['run', 'tests/hostile', '--reporter=dot'], environment)
    const { passed, failed, skipped } = browser(['hostile-'])
    const figures = readRecords().map(figureOf)
    return isWell && passed > 0 && failed + skipped === 0
      ? figures
      : [
          ...figures,
          { title: hostile.title, bar: 'all tests pass', figure: 'some failed or did not run', isMet: false },
        ]
  },
}

/** Reads the records of all tests, and also writes them to one file. */
function readRecords() {
  if (!existsSync(recordsFolder)) throw new Error('no test left a record')
  const records = readdirSync(recordsFolder)
    .toSorted()
    .map((file) => recordSchema.parse(JSON.parse(readFileSync(join(recordsFolder, file), 'utf8'))))
  const bench = join(recordsFolder, '..')
  mkdirSync(bench, { recursive: true })
  writeFileSync(join(bench, 'hostile.json'), `${JSON.stringify(records, null, 2)}\n`)
  return records
}

function figureOf({ title, tried, faults, note }: z.infer<typeof recordSchema>): Figure {
  const kinds = Object.entries(faults)
  const bar = `0 ${kinds.map(([kind]) => kind).join(', 0 ')}`
  const found = kinds.filter(([, number]) => number > 0).map(([kind, number]) => `${number} ${kind}`)
  const figure = `${found.length > 0 ? found.join(', ') : '0'} of ${tried.toLocaleString('en-US')}${note ? `; ${note}` : ''}`
  return { title, bar, figure, isMet: found.length === 0 && tried > 0 }
}
