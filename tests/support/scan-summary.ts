/** Axe's findings on a page: one text for each rule, with the elements. */
export interface Findings {
  violations: readonly string[]
  /** What axe cannot decide by itself, with the reason. */
  incomplete: readonly string[]
}

/** Axe's findings in one situation. */
export interface Scan {
  flow: string
  situation: string
  /** Findings in the page's own colors; the others are in forced colors. */
  light: Findings
  forced: Findings
}

type Place = Pick<Scan, 'flow' | 'situation'>

/** The summary of axe's findings over a run of the paths, as `test-results/axe.json`. */
export interface ScanSummary {
  situations: number
  /** The number of checks: for each situation one in the page's own colors and one in forced colors. */
  states: number
  /** Situations of the registry that were not checked. */
  missing: readonly string[]
  violations: readonly string[]
  /** What axe leaves to a person, each with the number of checks that show it. */
  review: Readonly<Record<string, number>>
}

/** Sums up axe's findings over all situations. */
export function summaryOf(known: readonly Place[], scans: readonly Scan[]): ScanSummary {
  const seen = new Set(scans.map(nameOf))
  const states = scans.flatMap((scan) => [
    { name: nameOf(scan), said: scan.light },
    { name: `${nameOf(scan)} with forced colors`, said: scan.forced },
  ])
  const review = new Map<string, number>()
  for (const text of states.flatMap(({ said }) => said.incomplete)) review.set(text, (review.get(text) ?? 0) + 1)
  return {
    situations: known.length,
    states: states.length,
    missing: known.map(nameOf).filter((name) => !seen.has(name)),
    violations: states.flatMap(({ name, said }) => said.violations.map((text) => `${name}: ${text}`)),
    review: Object.fromEntries([...review].toSorted(([, one], [, other]) => other - one)),
  }
}

/** The lines printed at the end of a run. */
export function linesOf({ situations, states, missing, violations, review }: ScanSummary): string[] {
  const seen = situations - missing.length
  return [
    `axe: ${seen} of ${situations} situations in light and in forced colors, ${states} states, ${violations.length} findings, ${Object.keys(review).length} kinds to review`,
    ...missing.map((name) => `missing: ${name}`),
    ...violations,
  ]
}

function nameOf({ flow, situation }: Place): string {
  return `${flow} ${situation}`
}
