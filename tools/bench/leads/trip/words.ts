import { markdownTable } from '../../../../scripts/support/evidence.ts'
import { isArrived, tripBar, type TripFigures } from './run-trip.ts'

const head = [
  'database',
  'requests',
  'kills of receivers',
  'of mail and hook',
  'lost',
  'never forwarded',
  'accepted, on average',
  'the faults alone force',
  '99 of 100 after',
  'all after',
]

/** What the trip on to the staff is, and a table of its runs. */
export function tripParagraphs(trips: readonly TripFigures[]): string[] {
  const what = `From the receiver on: visitors post to two receivers on one database, which send each request on by mail and by hook, while receivers, mail server and hook are killed at random and the far side fails as above. An acceptance that its sender cannot know of forces another one; above that at most ${tripBar.excess} are allowed, and 99 of 100 within ${tripBar.secondsTo99} s once all is well.`
  return [what, markdownTable([head, ...trips.map(rowOf)])]
}

/** One run in a line, for the screen. */
export function tripInWords(figures: TripFigures): string {
  const cells = rowOf(figures).map((cell, index) => `${head[index] ?? ''} ${cell}`)
  return `${cells.join(', ')}; ${figures.seconds.toFixed(0)} s: ${isArrived(figures) ? 'held' : 'NOT HELD'}`
}

function rowOf(figures: TripFigures): string[] {
  const { database, requests, kills, farKills, lost, notForwarded, acceptances, forced } = figures
  return [
    database === 'sqlite' ? 'SQLite' : 'PostgreSQL',
    requests.toLocaleString('en-US'),
    String(kills),
    String(farKills),
    String(lost),
    String(notForwarded),
    acceptances.toFixed(3),
    forced.toFixed(3),
    `${figures.secondsTo99.toFixed(1)} s`,
    `${figures.secondsToAll.toFixed(1)} s`,
  ]
}
