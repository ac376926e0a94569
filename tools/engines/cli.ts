import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from '../../scripts/support/arguments.mjs'
import { buildIfStale } from '../../scripts/support/build.ts'
import { helpOf } from '../../scripts/support/help.mjs'
import { fail, root } from '../../scripts/support/setup.mjs'
import { testedFlows } from '../../tests/flows/all.ts'
import { chosenFlows, chosenSuite, demandPath, isChosen } from '../paths/core/chosen.ts'
import { explore } from '../paths/core/explore.ts'
import { millisecondsOf } from '../paths/selection/budget.ts'
import { engineIds, type EngineId } from './engines.ts'
import { writeEngineEvidence } from './evidence.ts'
import { byRisk } from './planned.ts'
import { runEngines } from './run-engines.ts'
import { writeViews } from './views.ts'
import type { Planned } from './walk-engine.ts'

/* What has been started ends with this process, however that ends. */
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const { ids, budget, hasViews } = asked()
const planned = hasViews ? [] : plan()
await buildIfStale()
if (hasViews) await writeViews(ids, console.log)
else await walkAll()

function asked(): { ids: readonly EngineId[]; budget: number | null; hasViews: boolean } {
  const options = { budget: { type: 'string' }, views: { type: 'boolean' }, help: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  if (values.help) {
    console.log(helpOf('test:engines'))
    process.exit(0)
  }
  const unknown = positionals.filter((name) => !engineIds.some((id) => id === name))
  if (unknown.length > 0) fail(`test:engines takes ${engineIds.join(' and ')}, not '${unknown.join(' ')}'.`)
  const time = values.budget === undefined ? null : millisecondsOf(values.budget)
  if (values.budget !== undefined && time === null)
    fail(`--budget takes a time such as 90s, 5m or 1h, not '${values.budget}'.`)
  const ids = engineIds.filter((id) => positionals.length === 0 || positionals.includes(id))
  return { ids, budget: time, hasViews: values.views ?? false }
}

/** The paths of all flows, or those that the environment chooses. */
function plan(): Planned[] {
  try {
    const chosen = chosenFlows(testedFlows).flatMap(([, flow]) =>
      chosenSuite(explore(flow.model)).paths.map((path) => ({ flow, path })),
    )
    demandPath(chosen.length)
    return chosen
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

async function walkAll(): Promise<void> {
  const { walked, missing } = await runEngines(ids, {
    planned: budget === null ? planned : byRisk(planned),
    budget: budget ?? Infinity,
    say: console.log,
  })
  const isWhole = budget === null && !isChosen()
  if (isWhole && walked.length === engineIds.length) writeEngineEvidence(walked)
  const all = walked.flatMap(({ walks }) => walks)
  const failed = all.filter(({ failure }) => failure !== null).length
  keep({ passed: all.length - failed, failed, missing })
  for (const sentence of missing) console.log(sentence)
  console.log(`${all.length - failed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}

/** Leaves what `npm test` reads. */
function keep(result: { passed: number; failed: number; missing: readonly string[] }): void {
  const file = join(root, 'test-results/engines.json')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(result)}\n`)
}
