import { z } from 'zod'
import { runTool } from '../../scripts/support/tool.ts'
import { failureOf, freshRecord, type Figure, type Part } from './part.ts'

const recordSchema = z.object({
  connections: z.number(),
  loads: z
    .array(z.object({ path: z.string(), requestsPerSecond: z.number(), p99: z.number(), errors: z.number() }))
    .min(1),
})

export const nginx: Part = {
  id: 'nginx',
  title: 'load on a real nginx with the configuration of the build',
  bar: '0 errors',
  command: 'npm run bench:nginx',
  run: async () => {
    const record = freshRecord('bench/nginx.json')
    const isWell = await runTool('npm', ['run', '--silent', 'bench:nginx'])
    return nginxFigures(record.read(), isWell)
  },
}

/** The figures in the record of the load, and whether its command ended well. Throws where the record is not one. */
export function nginxFigures(record: unknown, isWell: boolean): Figure[] {
  const { connections, loads } = recordSchema.parse(record)
  return [
    ...loads.map(({ path, requestsPerSecond, p99, errors }) => ({
      title: `${path} on a real nginx, ${connections} connections`,
      bar: nginx.bar,
      figure: `${errors} errors, ${requestsPerSecond.toFixed(0)} requests/s, 99 % within ${p99.toFixed(0)} ms`,
      isMet: errors === 0,
    })),
    ...failureOf(nginx, isWell),
  ]
}
