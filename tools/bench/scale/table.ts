/** What a first visit to a page loads. */
interface Visit {
  kib: number
  requests: number
}

interface Taken {
  seconds: number
  /** The most memory that the process held, all its threads included. */
  peakMiB: number
}

/** One build of the site. */
export interface Figures {
  clinics: number
  bundling: Taken
  prerendering: Taken & {
    pages: number
    home: Visit
    clinic: Visit
    /** Seconds. */
    parts: { otherPages: number; calendars: number; pictures: number }
  }
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
  'prerendering in all, s',
  'its memory, MiB',
  'bundling, s',
  'its memory, MiB',
]

/** The targets of the largest build, as the last row of the table. Source: the site's performance targets. */
function askedOf(first: Figures, { prerendering: largest }: Figures): string[] {
  const { home, clinic, parts, peakMiB } = largest
  const change = (visit: Visit, before: Visit) => Math.abs(100 * (visit.kib / before.kib - 1))
  const atMost = (most: number, unit: string, value: number) =>
    `at most ${count(most)}${unit}: ${value <= most ? 'met' : '**not met**'}`
  return [
    'asked',
    '',
    atMost(1, ' % more', change(home, first.prerendering.home)),
    '',
    atMost(1, ' % more', change(clinic, first.prerendering.clinic)),
    '',
    atMost(60, '', parts.otherPages),
    atMost(240, '', parts.calendars),
    '',
    '',
    atMost(1024, '', peakMiB),
    '',
    '',
  ]
}

/** The rows of the table: the header, each build, and the targets of the last one. */
export function cellsOf(all: readonly Figures[]): string[][] {
  const [first] = all
  const rows = all.map(({ clinics, bundling, prerendering }, index) => {
    const { pages, home, clinic, parts, seconds, peakMiB } = prerendering
    const before = index > 0 ? first?.prerendering : undefined
    return [
      count(clinics),
      count(pages),
      kib(home, before?.home),
      String(home.requests),
      kib(clinic, before?.clinic),
      String(clinic.requests),
      ...[parts.otherPages, parts.calendars, parts.pictures, seconds].map((value) => value.toFixed(1)),
      count(Math.round(peakMiB)),
      bundling.seconds.toFixed(1),
      count(Math.round(bundling.peakMiB)),
    ]
  })
  const last = all.at(-1)
  return [head, ...rows, ...(first && last ? [askedOf(first, last)] : [])]
}

/** The table for the terminal, with a line for each figure, because there are many figures and few builds. */
export function plainTable(rows: readonly (readonly string[])[]): string {
  const names = rows[0] ?? []
  const line = (name: string, column: number) =>
    [name.padEnd(28), ...rows.slice(1).map((cells) => (cells[column] ?? '').padStart(24))].join('')
  return names.map(line).join('\n')
}

function kib(visit: Visit, before: Visit | undefined): string {
  const change = before ? ` (${signed(100 * (visit.kib / before.kib - 1))} %)` : ''
  return visit.kib.toFixed(1) + change
}

function signed(value: number): string {
  return `${value < 0 ? '' : '+'}${value.toFixed(2)}`
}

function count(value: number): string {
  return value.toLocaleString('en-US')
}
