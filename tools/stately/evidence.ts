import { markdownTable, type Evidence } from '../../scripts/support/evidence.ts'
import { kinds } from './facts.ts'
import type { FlowReport } from './report.ts'
import { formats } from './sketch.ts'

/** The share of transitions that must work in the visualizer. */
const leastShare = 0.97

/** Every finding that nobody has accepted: a lost fact but `reenter`, too few transitions, a machine without rest. */
export function complaintsOf(reports: readonly FlowReport[]): string[] {
  const lost = lostFacts(reports).filter(({ kind }) => kind !== 'reenter')
  const tooFew = formats.filter((format) => {
    const { working, all } = clicked(reports, format)
    return working < leastShare * all
  })
  return [
    ...lost.map(({ flow, kind, text }) => `Stately's extractor loses a ${kind} of ${flow}: ${text}`),
    ...tooFew.map(
      (format) => `From ${format} fewer than ${leastShare * 100} % of the transitions work in the visualizer.`,
    ),
    ...restless(reports).map(({ flow, format, reason }) => `${flow} as ${format} does not come to rest: ${reason}`),
  ]
}

/** The page for docs/evidence. */
export function evidenceOf(reports: readonly FlowReport[]): Evidence {
  const paragraphs = [
    'What Stately’s tools take of our flows: see [Stately](../stately.md).',
    '## Machine extractor, on the sources in `machines/`',
    markdownTable([['fact', 'kept', 'of'], ...factRows(reports)]),
    `Lost: ${
      lostFacts(reports)
        .map(({ flow, text }) => `${flow}: ${text}`)
        .join('; ') || 'nothing'
    }.`,
    '## Visualizer, on the downloads',
    markdownTable([
      ['flow', 'transitions', ...formats.flatMap((format) => [`work from ${format}`])],
      ...clickRows(reports),
    ]),
    'A transition works if its event, sent where its source is active, takes it. A press in Sketch sends an event that names the guard which is to hold. Nobody can press an eventless transition: it counts if it follows an event that names its guard.',
    ...formats.map((format) => `Do not work from ${format}: ${failing(reports, format).join('; ') || 'none'}.`),
    '## Started',
    `Each download is started, answered and sent each of its events twice. ${
      restless(reports)
        .map(({ flow, format, reason }) => `${flow} (${format}): ${reason}.`)
        .join(' ') || 'All come to rest.'
    }`,
  ]
  return { name: 'stately', title: 'Stately', command: 'npm run stately -- --check', paragraphs }
}

export function lostFacts(reports: readonly FlowReport[]) {
  return reports.flatMap(({ flow, facts }) => facts.filter(({ isKept }) => !isKept).map((fact) => ({ flow, ...fact })))
}

/** The transitions that do not work, each with its reason. */
export function failing(reports: readonly FlowReport[], format: (typeof formats)[number]): string[] {
  return reports.flatMap(({ flow, clicks }) =>
    clicks[format].flatMap(({ id, failure }) => (failure === null ? [] : [`${flow}: ${id}, since ${failure}`])),
  )
}

export function restless(reports: readonly FlowReport[]) {
  return reports.flatMap(({ flow, restless: found }) =>
    formats.flatMap((format) => {
      const reason = found[format]
      return reason === null ? [] : [{ flow, format, reason }]
    }),
  )
}

function clicked(reports: readonly FlowReport[], format: (typeof formats)[number]) {
  const all = reports.flatMap(({ clicks }) => clicks[format])
  return { working: all.filter(({ failure }) => failure === null).length, all: all.length }
}

function factRows(reports: readonly FlowReport[]): string[][] {
  const facts = reports.flatMap((report) => report.facts)
  const row = (name: string, some: typeof facts) => [
    name,
    String(some.filter(({ isKept }) => isKept).length),
    String(some.length),
  ]
  return [
    ...kinds.map((kind) =>
      row(
        kind,
        facts.filter((fact) => fact.kind === kind),
      ),
    ),
    row('all', facts),
  ]
}

function clickRows(reports: readonly FlowReport[]): string[][] {
  const row = (name: string, some: readonly FlowReport[]) => [
    name,
    String(clicked(some, 'typescript').all),
    ...formats.map((format) => String(clicked(some, format).working)),
  ]
  return [...reports.map((report) => row(report.flow, [report])), row('all', reports)]
}
