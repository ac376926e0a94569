import { z } from 'zod'
import { isSwift, loadBar } from '../bench/receiver/load.ts'
import { isKept, isWhole, memoryBudget } from '../bench/receiver/bench.ts'
import { runTool } from '../../scripts/support/tool.ts'
import { failureOf, freshRecord, type Figure, type Part } from './part.ts'

const recordSchema = z.object({
  trial: z.object({
    kills: z.number(),
    writers: z.number(),
    acknowledged: z.number(),
    lost: z.number(),
    undone: z.number(),
    deleted: z.number(),
    integrity: z.array(z.string()),
  }),
  loads: z.array(
    z.object({
      database: z.enum(['sqlite', 'postgres']),
      seconds: z.number(),
      rate: z.number(),
      confirmations: z.number(),
      acknowledged: z.number(),
      lost: z.number(),
      refused: z.record(z.string(), z.number()),
      median: z.number(),
      p99: z.number(),
    }),
  ),
  exported: z.object({
    rows: z.number(),
    hostile: z.number(),
    missing: z.number(),
    uneven: z.number(),
    memory: z.number(),
  }),
})

export const receiver: Part = {
  id: 'receiver',
  title: 'the receiver, killed, looked into, deleted from, on a full disk; its export',
  bar: '0 lost, 0 undone, every row exported',
  command: 'npm run bench:receiver',
  run: async () => {
    const record = freshRecord('bench/receiver.json')
    const isWell = await runTool('npm', ['run', '--silent', 'bench:receiver'])
    return receiverFigures(record.read(), isWell)
  },
}

/** The figures in the benchmark's record, and whether it ended well. Throws where the record is not one. */
export function receiverFigures(record: unknown, isWell: boolean): Figure[] {
  const { trial, exported, loads } = recordSchema.parse(record)
  const faulty = trial.integrity.filter((word) => word !== 'ok').length
  return [
    {
      title: `${trial.acknowledged.toLocaleString('en-US')} acknowledged requests through ${trial.kills} kills of two receivers, ${trial.writers} writers, looks, backups, deletions and full disks`,
      bar: '0 lost, 0 undone, integrity ok',
      figure: `${trial.lost} lost, ${trial.undone} of ${trial.deleted} undone, ${faulty} of ${trial.integrity.length} checks not ok`,
      isMet: isKept(trial) && trial.acknowledged > 0 && trial.deleted > 0,
    },
    {
      title: `export of ${exported.rows.toLocaleString('en-US')} stored requests, ${exported.hostile.toLocaleString('en-US')} of them hostile`,
      bar: `0 missing, at most ${memoryBudget} MiB`,
      figure: `${exported.missing + exported.uneven} missing or uneven, ${exported.memory} MiB`,
      isMet: isWhole(exported),
    },
    ...loads.map((load) => ({
      title: `${load.rate} requests a second for ${load.seconds} s on ${load.database === 'sqlite' ? 'SQLite' : 'PostgreSQL'}`,
      bar: `0 lost, p99 under ${loadBar.p99} ms`,
      figure: `${load.lost} lost, p99 ${load.p99} ms`,
      isMet: isSwift(load),
    })),
    ...failureOf(receiver, isWell),
  ]
}
