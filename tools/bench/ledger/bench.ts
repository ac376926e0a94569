import { loadavg } from 'node:os'
import { writeEvidence } from '../../../scripts/support/evidence.ts'
import { describeMachine } from '../../../scripts/support/machine.ts'
import { sizesOf } from '../../../scripts/support/size.ts'
import { phoneSlowdown, slowdownOfRecord } from '../pages/phone.ts'
import { builtWithout, type Built } from './built.ts'
import { figures, type Figure } from './figures.ts'
import { places, type Place } from './places.ts'
import { goes, placesTable, withoutThose, type Entry, type Limited } from './table.ts'

interface Measuring {
  /** Runs with each place, and as many without it. */
  runs: number
  chrome: string
}

/** The fewest runs whose medians are written to the page of evidence. */
const wholeRuns = 9

/**
 * Measures the figure of each place with and without it, in turn, and then the site without all those that win too
 * little; prints both. At least nine runs of all places also write the page of evidence.
 */
export async function benchLedger(chosen: readonly Place[], measuring: Measuring): Promise<void> {
  const { runs, chrome } = measuring
  const load = loadavg()[0] ?? 0
  const entries = await withBuilt([], (whole) => compareAll(chosen, whole, measuring))
  const gone = entries.filter(goes).map(({ place }) => place)
  const limits = gone.length > 0 ? await withBuilt(gone, (rest) => limitsOf(rest, measuring)) : []
  const taken = `Medians of ${runs} runs with a place and ${runs} without it, in turn; in brackets the least and the most. Loads are cold, on a local network unless it is said to be slow, and the processor is slowed down to the phone of docs/performance.md, before each place; Lighthouse simulates both. Sizes are exact, after brotli. What a place wins is also given in percent of the figure without it; below 3 % it goes. On ${describeMachine(chrome)}.`
  const paragraphs = [taken, placesTable(entries), withoutThose(gone, limits)]
  console.log(['', ...paragraphs, `Load average at the start: ${load.toFixed(2)}.`].join('\n\n'))
  if (runs < wholeRuns || chosen.length < places.length) return
  writeEvidence({
    name: 'ledger',
    title: 'Places bent for speed',
    command: 'npm run bench:ledger',
    paragraphs,
    isMeasured: true,
  })
}

async function compareAll(chosen: readonly Place[], whole: Built, measuring: Measuring): Promise<Entry[]> {
  const entries: Entry[] = []
  for (const place of chosen) {
    const entry = await withBuilt([place], (without) => compare(place, whole, without, measuring))
    entries.push(entry)
    console.log(placesTable([entry]).split('\n').at(-1))
  }
  return entries
}

async function compare(place: Place, whole: Built, without: Built, { runs, chrome }: Measuring): Promise<Entry> {
  const { unit, measure }: Figure = figures[place.figure]
  const phone = { chrome, slowdown: unit === 'ms' ? await phoneSlowdown(chrome) : slowdownOfRecord }
  const withIt: number[] = []
  const withoutIt: number[] = []
  for (let run = 0; run < (unit === 'ms' ? runs : 1); run++) {
    const isWithFirst = run % 2 === 0
    if (isWithFirst) withIt.push(await measure(whole, phone))
    withoutIt.push(await measure(without, phone))
    if (!isWithFirst) withIt.push(await measure(whole, phone))
  }
  return { place, unit, withIt, withoutIt }
}

async function limitsOf(built: Built, { runs, chrome }: Measuring): Promise<Limited[]> {
  const limits: Limited[] = sizesOf(built.dist).map((size) => ({ ...size, values: [size.now] }))
  for (const [name, { unit, most, measure }] of Object.entries<Figure>(figures)) {
    if (most === undefined) continue
    const phone = { chrome, slowdown: await phoneSlowdown(chrome) }
    const values: number[] = []
    for (let run = 0; run < runs; run++) values.push(await measure(built, phone))
    limits.push({ name, unit, values, most })
  }
  return limits
}

async function withBuilt<Result>(without: readonly Place[], use: (built: Built) => Promise<Result>): Promise<Result> {
  const built = await builtWithout(without)
  try {
    return await use(built)
  } finally {
    await built.close()
  }
}
