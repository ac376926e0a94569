import { buildIfStale } from '../../scripts/support/build.ts'
import { helpOf } from '../../scripts/support/help.mjs'
import { testedFlows } from '../../tests/flows/all.ts'
import { chosenFlows, chosenSuite } from '../paths/core/chosen.ts'
import { explore } from '../paths/core/explore.ts'
import { bundlePage } from './bundle-page.ts'
import { engineIds, startEngine, type EngineId } from './engines.ts'
import { walkEngine, type Planned } from './walk-engine.ts'
import { writeEngineEvidence, type EngineRun } from './evidence.ts'

const asked = process.argv.slice(2)
if (asked.includes('--help')) {
  console.log(helpOf('test:engines'))
  process.exit(0)
}
const unknown = asked.filter((name) => !engineIds.some((id) => id === name))
if (unknown.length > 0) {
  console.error(`test:engines takes ${engineIds.join(' and ')}, not '${unknown.join(' ')}'.`)
  process.exit(2)
}

await buildIfStale()
const scripts = {
  start: await bundlePage('start.ts', 'engineStart'),
  kit: await bundlePage('kit.ts', 'engineParts'),
}
const planned: Planned[] = chosenFlows(testedFlows).flatMap(([, flow]) =>
  chosenSuite(explore(flow.model)).paths.map((path) => ({ flow, path })),
)
const isWhole = asked.length === 0 && planned.length > 0 && process.env['PATHS_MACHINE'] === undefined
const runs = await Promise.all(engineIds.filter((id) => asked.length === 0 || asked.includes(id)).map(runEngine))
const walked = runs.filter((run) => run !== null)
if (isWhole && walked.length === engineIds.length) writeEngineEvidence(walked)
const failed = walked.flatMap(({ walks }) => walks).filter(({ failure }) => failure !== null).length
console.log(`${walked.flatMap(({ walks }) => walks).length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

async function runEngine(id: EngineId): Promise<EngineRun | null> {
  const engine = await startEngine(id)
  if (typeof engine === 'string') {
    console.log(engine)
    return null
  }
  const started = performance.now()
  const walks = await walkEngine(engine, planned, scripts, ({ flow, path, seconds, failure }) =>
    console.log(
      `${failure === null ? 'ok  ' : 'FAIL'} ${engine.name}: ${flow} ${path} (${seconds.toFixed(1)} s)${failure === null ? '' : `\n     ${failure}`}`,
    ),
  )
  await engine.close()
  const seconds = (performance.now() - started) / 1000
  const passed = walks.filter(({ failure }) => failure === null).length
  console.log(`${engine.name}: ${passed} of ${walks.length} paths in ${seconds.toFixed(0)} s`)
  return { name: engine.name, walks, seconds }
}
