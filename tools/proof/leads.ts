import { z } from 'zod'
import { outboxBudget, outboxBytes } from '../../scripts/support/size.ts'
import { runTool } from '../../scripts/support/tool.ts'
import { tripBar } from '../bench/leads/trip/run-trip.ts'
import { failureOf, freshRecord, type Figure, type Part } from './part.ts'

const counts = {
  name: z.string(),
  leads: z.number(),
  lost: z.number(),
  duplicates: z.number(),
  requestsPerLead: z.number(),
}
const recordSchema = z.object({
  requestFloor: z.number(),
  node: z.object({ risk: z.number(), senders: z.array(z.object(counts)).min(1) }),
  trips: z.array(
    z.object({
      database: z.enum(['sqlite', 'postgres']),
      requests: z.number(),
      kills: z.number(),
      lost: z.number(),
      storedTwice: z.number(),
      notForwarded: z.number(),
      acceptances: z.number(),
      forced: z.number(),
      secondsTo99: z.number(),
    }),
  ),
  chromium: z.object({ ...counts, name: z.string().optional(), crashes: z.number(), tabs: z.number() }),
})

export const leads: Part = {
  id: 'leads',
  title: 'leads through a server and a browser that fail',
  bar: '0 lost, 0 twice, at most 1.2 requests a lead',
  command: 'npm run bench:leads',
  run: async () => {
    const record = freshRecord('bench/leads.json')
    const isWell = await runTool('npm', ['run', '--silent', 'bench:leads'])
    const bytes = outboxBytes()
    return [
      ...leadFigures(record.read(), isWell),
      {
        title: 'the outbox with idb, gzip',
        bar: `at most ${outboxBudget} bytes`,
        figure: `${bytes} bytes`,
        isMet: bytes <= outboxBudget,
      },
    ]
  },
}

/** The figures in the benchmark's record, and whether it ended well. Throws where the record is not one. */
export function leadFigures(record: unknown, isWell: boolean): Figure[] {
  const { node, chromium, trips, requestFloor } = recordSchema.parse(record)
  const [outbox, ...others] = node.senders
  if (!outbox) throw new Error('the outbox left no figures')
  const lostBy = others.map(({ name, lost }) => `${name} ${lost.toLocaleString('en-US')}`).join(', ')
  return [
    kept('leads in simulated time, the page killed at 2 % of its steps', outbox),
    { title: 'of the same leads lost by others', bar: 'for comparison', figure: lostBy, isMet: true },
    {
      title: 'requests a lead',
      bar: 'at most 1.2',
      figure: `${outbox.requestsPerLead.toFixed(3)}; the faults alone ask for ${requestFloor.toFixed(2)}`,
      isMet: outbox.requestsPerLead <= 1.2,
    },
    kept(`leads in Chromium, ${chromium.tabs} tabs, ${chromium.crashes} renderer crashes`, chromium),
    ...trips.map(onward),
    ...failureOf(leads, isWell),
  ]
}

type Trip = z.infer<typeof recordSchema>['trips'][number]

function onward(trip: Trip): Figure {
  const { requests, kills, lost, storedTwice, notForwarded, acceptances, forced, secondsTo99 } = trip
  const database = trip.database === 'sqlite' ? 'SQLite' : 'PostgreSQL'
  const excess = acceptances - forced
  return {
    title: `${requests.toLocaleString('en-US')} requests from two receivers on ${database} to mail and hook, ${kills} kills`,
    bar: `0 lost, all forwarded, at most ${tripBar.excess} accepted above what faults force, 99 of 100 within ${tripBar.secondsTo99} s`,
    figure: `${lost + storedTwice} lost or twice, ${notForwarded} not forwarded, ${excess.toFixed(3)} above, ${secondsTo99.toFixed(0)} s`,
    isMet: lost + storedTwice + notForwarded === 0 && excess <= tripBar.excess && secondsTo99 <= tripBar.secondsTo99,
  }
}

function kept(
  title: string,
  { leads: all, lost, duplicates }: { leads: number; lost: number; duplicates: number },
): Figure {
  return {
    title: `${all.toLocaleString('en-US')} ${title}`,
    bar: '0 lost, 0 stored twice',
    figure: `${lost} lost, ${duplicates} twice`,
    isMet: lost + duplicates === 0,
  }
}
