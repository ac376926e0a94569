import { z } from 'zod'
import { runTool } from '../../scripts/support/tool.ts'
import { freshRecord, type Part } from './part.ts'

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
    await runTool('node', ['tools/firefox/cli.ts'])
    const { version, steps } = recordSchema.parse(record.read())
    const failures = steps.flatMap(({ name, failure }) => (failure === null ? [] : [`${name}: ${failure}`]))
    const figure = [`${steps.length - failures.length} of ${steps.length} in Firefox ${version}`, ...failures].join(
      '; ',
    )
    return [{ title: firefox.title, bar: firefox.bar, figure, isMet: failures.length === 0 }]
  },
}
