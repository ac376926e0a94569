import { z } from 'zod'
import { hostileCount } from './hostile-count.ts'
import { runTool } from '../../scripts/support/tool.ts'
import { freshRecord } from './part.ts'

const reportSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(z.object({ file: z.string() }).loose()),
})

interface Counted {
  passed: number
  failed: number
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
  return (asked) => {
    const own = outcomes.filter(({ file }) => asked.some((start) => file.startsWith(start)))
    const passed = own.filter(({ isWell }) => isWell).length
    return { passed, failed: own.length - passed }
  }
}

const suiteSchema = z.object({
  file: z.string(),
  get suites() {
    return z.array(suiteSchema).optional()
  },
  specs: z.array(z.object({ ok: z.boolean() })).optional(),
})

type Suite = z.infer<typeof suiteSchema>

/** Each test's result, with the file that it is in. */
function outcomesIn(suites: readonly unknown[]): { file: string; isWell: boolean }[] {
  return suites.flatMap((suite) => {
    const parsed = suiteSchema.parse(suite)
    return specsIn(parsed).map(({ ok }) => ({ file: parsed.file, isWell: ok }))
  })
}

function specsIn({ suites = [], specs = [] }: Suite): { ok: boolean }[] {
  return [...specs, ...suites.flatMap(specsIn)]
}
