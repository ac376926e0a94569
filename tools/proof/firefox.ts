import { z } from 'zod'
import { runTool } from '../../scripts/support/tool.ts'
import { failureOf, freshRecord, type Figure, type Part } from './part.ts'

const recordSchema = z.object({
  version: z.string(),
  steps: z.array(z.object({ name: z.string(), failure: z.string().nullable() })).min(1),
})

export const firefox: Part = {
  id: 'firefox',
  title: 'the flows in stock Firefox',
  bar: 'every step, no console error',
  command: 'node tools/firefox/cli.ts',
  run: async () => {
    const record = freshRecord('bench/firefox.json')
    const isWell = await runTool('node', ['tools/firefox/cli.ts'])
    return firefoxFigures(record.read(), isWell)
  },
}

/** The figures in the record of the flows, and whether their command ended well. Throws where the record is not one. */
export function firefoxFigures(record: unknown, isWell: boolean): Figure[] {
  const { version, steps } = recordSchema.parse(record)
  const failures = steps.flatMap(({ name, failure }) => (failure === null ? [] : [`${name}: ${failure}`]))
  const passed = `${steps.length - failures.length} of ${steps.length} in Firefox ${version}`
  const { title, bar } = firefox
  return [
    { title, bar, figure: [passed, ...failures].join('; '), isMet: failures.length === 0 },
    ...failureOf(firefox, isWell),
  ]
}
