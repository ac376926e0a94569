import { z } from 'zod'
import { hostileCount } from './hostile-count.ts'
import { runTool } from '../../scripts/support/tool.ts'
import { freshRecord } from './part.ts'

const reportSchema = z.object({
  suites: z.array(z.object({ file: z.string() }).loose()),
})

/** How many tests ended how. */
export interface Counted {
  passed: number
  failed: number
  /** Tests that did not run here, of which nothing is known. */
  skipped: number
}

/** The results of the browser tests whose file names begin with one of these. */
export type BrowserRun = (files: readonly string[]) => Counted

/**
 * Runs the browser tests whose file names begin with one of these. Of the generated paths it walks those that reach new
 * situations.
 */
export async function runBrowser(files: readonly string[]): Promise<BrowserRun> {
  const record = freshRecord('browser.json')
  if (files.length > 0) {
    const environment = { HOSTILE_COUNT: String(hostileCount), PATHS_ONLY: 'situations' }
    await runTool('playwright', ['test', ...files.map((file) => `tests/e2e/${file}`)], environment)
  }
  const outcomes = files.length > 0 ? outcomesIn(reportSchema.parse(record.read()).suites) : []
  return (asked) => countIn(outcomes, asked)
}

/** The results of the tests in files whose names begin with one of these. */
export function countIn(outcomes: readonly Outcome[], asked: readonly string[]): Counted {
  const own = outcomes.filter(({ file }) => asked.some((start) => file.startsWith(start)))
  const count = (wanted: Outcome['result']) => own.filter(({ result }) => result === wanted).length
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') }
}

/** A spec's tests, one for each browser. */
const specSchema = z.object({ tests: z.array(z.object({ status: z.string() })) })

const suiteSchema = z.object({
  file: z.string(),
  get suites() {
    return z.array(suiteSchema).optional()
  },
  specs: z.array(specSchema).optional(),
})

type Spec = z.infer<typeof specSchema>
type Suite = z.infer<typeof suiteSchema>

interface Outcome {
  file: string
  result: 'passed' | 'failed' | 'skipped'
}

/** Each test's result, with the file that it is in. One that passed at the second attempt has failed. */
export function outcomesIn(suites: readonly unknown[]): Outcome[] {
  return suites.flatMap((suite) => {
    const parsed = suiteSchema.parse(suite)
    return specsIn(parsed).map((spec) => ({ file: parsed.file, result: resultOf(spec) }))
  })
}

function resultOf({ tests }: Spec): Outcome['result'] {
  if (tests.some(({ status }) => status !== 'expected' && status !== 'skipped')) return 'failed'
  return tests.length > 0 && tests.every(({ status }) => status === 'expected') ? 'passed' : 'skipped'
}

function specsIn({ suites = [], specs = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsIn)]
}
