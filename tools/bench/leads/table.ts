import type { ChromiumFigures } from './chromium-run.ts'
import { faultMix, requestFloor } from './faults.ts'
import type { Figures } from './figures.ts'

const columns: Readonly<Record<string, (figures: Figures) => string>> = {
  sender: ({ name }) => name,
  lost: ({ lost }) => String(lost),
  'told well': ({ lostSilently }) => String(lostSilently),
  twice: ({ duplicates }) => String(duplicates),
  repeats: ({ repeats }) => String(repeats),
  left: ({ kept }) => String(kept),
  'req./lead': ({ requestsPerLead }) => requestsPerLead.toFixed(3),
  kills: ({ kills }) => String(kills),
  'median s': ({ medianDelay }) => medianDelay.toFixed(1),
  '99 % s': ({ slowDelay }) => slowDelay.toFixed(0),
  'run s': ({ seconds }) => seconds.toFixed(1),
}

const legend = `lost: leads that the receiver never got · told well: of these, those whose visitor was told that all was well · twice: rows beyond one per visitor
repeats: requests whose id the receiver knew and did not store again · left: still on the device at the end
median, 99 %: simulated seconds from submission to receipt`

/** The table of one run in Node, with what its figures mean. */
export function tableOf(all: readonly Figures[]): string {
  const lines = [Object.keys(columns), ...all.map((figures) => Object.values(columns).map((show) => show(figures)))]
  const table = lines.map(([name = '', ...cells]) =>
    [name.padEnd(24), ...cells.map((cell) => cell.padStart(11))].join(''),
  )
  return [...table, '', legend].join('\n')
}

/** The fault mix in words, with the fewest requests a lead that it allows. */
export function mixInWords(): string {
  const percent = (share: number) => `${Math.round(share * 100)} %`
  const { drop, error, busy, commitThenError, commitThenCut } = faultMix
  return `Of all requests ${percent(drop)} are dropped, ${percent(error)} answered 500, ${percent(busy)} 429 with Retry-After, ${percent(commitThenError)} stored and answered 500, ${percent(commitThenCut)} stored and cut:
one confirmed request a lead takes ${requestFloor.toFixed(2)} requests on average, whoever sends; 1.2 would need several leads in one request.`
}

/** The figures of the run in Chromium, in words. */
export function browserInWords(figures: ChromiumFigures): string {
  const { browser, leads, tabs, crashes, lost, duplicates, repeats, failures, unkept, kept, requestsPerLead, seconds } =
    figures
  return `${leads} leads in ${browser}, ${tabs} tabs of one profile, ${crashes} renderer crashes, the receiver over HTTP under the same faults:
${lost} lost, ${duplicates} stored twice (${repeats} repeats not stored again), ${unkept} not kept but posted at once, ${failures} times told to try again, ${kept} left on the device, ${requestsPerLead.toFixed(3)} requests a lead, ${seconds.toFixed(0)} s`
}
