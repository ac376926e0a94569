/** What a first visit to a page takes. */
interface Visit {
  kib: number
  requests: number
}

/** One build of the site. */
export interface Figures {
  clinics: number
  pages: number
  home: Visit
  clinic: Visit
  seconds: { otherPages: number; calendars: number; pictures: number; whole: number }
  /** The most memory that the process held, all its threads included. */
  peakMiB: number
}

const head = [
  'clinics',
  'pages',
  'home, KiB',
  'requests',
  "a clinic's page, KiB",
  'requests',
  'all pages but calendars, s',
  'calendar pages, s',
  'pictures, s',
  'whole build, s',
  'memory, MiB',
]

/** A row for each build, the head first. */
export function cellsOf(all: readonly Figures[]): string[][] {
  const [first] = all
  const rows = all.map(({ clinics, pages, home, clinic, seconds, peakMiB }, index) => [
    count(clinics),
    count(pages),
    kib(home, index > 0 ? first?.home : undefined),
    String(home.requests),
    kib(clinic, index > 0 ? first?.clinic : undefined),
    String(clinic.requests),
    seconds.otherPages.toFixed(1),
    seconds.calendars.toFixed(1),
    seconds.pictures.toFixed(1),
    seconds.whole.toFixed(1),
    count(Math.round(peakMiB)),
  ])
  return [head, ...rows]
}

/** The table for the person at the keyboard: figures are many and rows few, so each figure has a line. */
export function plainTable(rows: readonly (readonly string[])[]): string {
  const names = rows[0] ?? []
  const line = (name: string, column: number) =>
    [name.padEnd(28), ...rows.slice(1).map((cells) => (cells[column] ?? '').padStart(18))].join('')
  return names.map(line).join('\n')
}

function kib(visit: Visit, first: Visit | undefined): string {
  const change = first ? ` (${signed(100 * (visit.kib / first.kib - 1))} %)` : ''
  return visit.kib.toFixed(1) + change
}

function signed(value: number): string {
  return `${value < 0 ? '' : '+'}${value.toFixed(2)}`
}

function count(value: number): string {
  return value.toLocaleString('en-US')
}
