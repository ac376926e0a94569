import { markdownTable, type Evidence } from '../../../scripts/support/evidence.ts'
import type { Figures } from './figures.ts'
import type { Results } from './results.ts'
import { browserInWords, mixInWords } from './table.ts'
import { tripParagraphs } from './trip/words.ts'

const head = ['way of sending', 'lost', 'of these told that all was well', 'stored twice', 'requests a lead']

/** The page for docs/evidence, from the stored figures of all runs. */
export function evidenceOf({ node, chromium, trips }: Partial<Results>): Evidence {
  const paragraphs = [
    ...(node ? inNode(node) : []),
    ...(chromium ? [`In Chromium: ${oneLine(browserInWords(chromium))}.`] : []),
    ...(trips ? tripParagraphs(trips) : []),
  ]
  return {
    name: 'bench-leads',
    isMeasured: true,
    title: 'Leads',
    command: 'npm run bench:leads',
    paragraphs: [oneLine(mixInWords()), ...paragraphs],
  }
}

function inNode({ risk, senders }: NonNullable<Results['node']>): string[] {
  const leads = senders[0]?.leads.toLocaleString('en-US') ?? 'No'
  const taken = `${leads} leads in simulated time, the page killed at ${risk * 100} % of its steps:`
  return [taken, markdownTable([[...head, '99 of 100 received within'], ...senders.map(rowOf)])]
}

function rowOf({ name, lost, lostSilently, duplicates, requestsPerLead, slowDelay }: Figures): string[] {
  const counts = [lost, lostSilently, duplicates].map((count) => count.toLocaleString('en-US'))
  return [name, ...counts, requestsPerLead.toFixed(3), durationOf(slowDelay)]
}

/** Seconds in a readable unit: seconds, minutes or hours. */
function durationOf(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`
  const minutes = seconds / 60
  return minutes < 120 ? `${Math.round(minutes)} min` : `${Math.round(minutes / 60)} h`
}

function oneLine(text: string): string {
  return text.replaceAll('\n', ' ')
}
