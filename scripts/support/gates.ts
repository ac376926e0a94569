import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup.mjs'
import { runTool } from './tool.ts'

export interface Result {
  name: string
  passed: number
  failed: number
  skipped: number
  seconds: number
}

type Counts = Pick<Result, 'passed' | 'failed' | 'skipped'>

/** The folder in which the tests write their results. */
export const results = join(root, 'test-results')

/** The gates that read the source and run nothing of it but the content. */
export const checks = [
  'format',
  'lint',
  'types',
  'types of the machines',
  'unused files and exports',
  'content',
  'paths',
]

const simple: Record<string, readonly string[]> = {
  format: ['prettier', '--check', '--log-level', 'warn', '.'],
  lint: ['oxlint', '--type-aware', '--deny-warnings'],
  types: ['tsc', '--noEmit'],
  'types of the machines': ['tsc', '--noEmit', '-p', 'machines'],
  'unused files and exports': ['knip'],
  content: ['node', 'scripts/check-content.ts'],
  paths: ['node', 'tools/paths/start.ts', '--check'],
  'axe in every situation': ['node', 'tests/support/scans-cli.ts'],
  'a new clinic, service and flow pass npm run check': ['node', 'tests/recipes/cli.ts'],
  atlas: ['node', 'tools/atlas/cli.ts'],
}

/** Runs a gate that passes or fails as a whole. */
export function runSimple(name: string, isBeside = false): Promise<Result> {
  const [tool = '', ...args] = simple[name] ?? []
  return timed(name, async () => ((await runTool(tool, args, {}, isBeside)) ? counts(1, 0) : counts(0, 1)))
}

/** Runs such gates one after another, beside Vitest, whose tests wait at times: each is shown once it has ended. */
export async function runBeside(names: readonly string[]): Promise<Result[]> {
  const results = []
  for (const name of names) results.push(await runSimple(name, true))
  return results
}

/** Runs Vitest tests, all unless files or a part (`--shard=1/4`) are named, and counts them. */
export function runUnit(name = 'unit, machine paths and components', files: readonly string[] = []): Promise<Result> {
  return timed(name, async () => {
    const file = freshReport('unit.json')
    const ok = await runTool('vitest', [
      'run',
      ...files,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ])
    if (!existsSync(file)) return counts(0, 1)
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(file, 'utf8'))
    return counts(numPassedTests, Math.max(numFailedTests, ok ? 0 : 1), numPendingTests)
  })
}

/** Runs browser tests, all unless files or a part (`--shard=1/4`) are named, and counts them. */
export function runBrowser(name = 'browser', files: readonly string[] = []): Promise<Result> {
  return timed(name, async () => {
    const file = freshReport('browser.json')
    const ok = await runTool('playwright', ['test', ...files])
    if (!existsSync(file)) return counts(0, 1)
    const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(file, 'utf8')).stats
    return counts(expected, Math.max(unexpected + flaky, ok ? 0 : 1), skipped)
  })
}

/**
 * Walks the riskiest paths in the other engines for this long in each, such as '60s'; also a sentence for each engine that
 * this machine cannot have.
 */
export async function runEngines(budget: string): Promise<Result & { missing: readonly string[] }> {
  let missing: readonly string[] = []
  const result = await timed('paths in other engines', async () => {
    const file = freshReport('engines.json')
    const ok = await runTool('node', ['tools/engines/cli.ts', '--budget', budget])
    if (!existsSync(file)) return counts(0, 1)
    const run = JSON.parse(readFileSync(file, 'utf8'))
    missing = run.missing
    return counts(run.passed, Math.max(run.failed, ok ? 0 : 1), missing.length)
  })
  return { ...result, missing }
}

/**
 * Times a gate and prints one line of it.
 */
export async function timed(name: string, gate: () => Promise<Counts> | Counts): Promise<Result> {
  const started = performance.now()
  const result = { name, ...(await gate()), seconds: (performance.now() - started) / 1000 }
  const word = result.failed > 0 ? 'FAIL' : result.passed === 0 && (result.skipped ?? 0) > 0 ? 'skip' : 'ok  '
  console.log(`${word} ${name} (${result.seconds.toFixed(1)} s)`)
  return result
}

/**
 * Prints which gates failed, and the closing line; returns the exit status.
 */
export function close(all: readonly (Counts & Partial<Result>)[]): number {
  const { passed, failed, skipped } = sumOf(all)
  const names = all.flatMap(({ name, failed: ofIt }) => (name !== undefined && ofIt > 0 ? [name] : []))
  if (names.length > 0) console.log(`Failed, see above: ${names.join('; ')}`)
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  return failed === 0 ? 0 : 1
}

/** What several gates counted. */
export function sumOf(all: readonly Counts[]): Counts {
  const sum = (key: keyof Counts) => all.reduce((total, result) => total + result[key], 0)
  return counts(sum('passed'), sum('failed'), sum('skipped'))
}

/** What a gate counted. */
export function counts(passed: number, failed: number, skipped = 0): Counts {
  return { passed, failed, skipped }
}

function freshReport(name: string): string {
  const file = join(results, name)
  mkdirSync(results, { recursive: true })
  rmSync(file, { force: true })
  return file
}
