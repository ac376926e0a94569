import { bundlePage } from './bundle-page.ts'
import { startEngine, type EngineId } from './engines.ts'
import { walkEngine, type EngineWalk, type PageScripts, type Planned } from './walk-engine.ts'

/** All walks of one engine. */
export interface EngineRun {
  name: string
  walks: readonly EngineWalk[]
  seconds: number
}

/** What became of the engines that were to run. */
export interface EngineRuns {
  walked: readonly EngineRun[]
  /** A sentence for each that this machine cannot have. */
  missing: readonly string[]
}

/** The scripts that are put into pages, bundled. */
export async function pageScripts(): Promise<PageScripts> {
  return {
    start: await bundlePage('start.ts', 'engineStart'),
    kit: await bundlePage('kit.ts', 'engineParts'),
  }
}

interface Running {
  planned: readonly Planned[]
  /** Milliseconds after which an engine begins no further walk. */
  budget: number
  /** Is called with what there is to tell, line by line. */
  say: (line: string) => void
}

/** Walks paths in several engines at the same time, in each of them in this order. */
export async function runEngines(ids: readonly EngineId[], running: Running): Promise<EngineRuns> {
  const scripts = await pageScripts()
  const runs = await Promise.all(ids.map((id) => runEngine(id, scripts, running)))
  return {
    walked: runs.filter((run) => typeof run !== 'string'),
    missing: runs.filter((run) => typeof run === 'string'),
  }
}

async function runEngine(
  id: EngineId,
  scripts: PageScripts,
  { planned, budget, say }: Running,
): Promise<EngineRun | string> {
  const engine = await startEngine(id)
  if (typeof engine === 'string') return engine
  const started = performance.now()
  const walks = await walkEngine(engine, planned, scripts, {
    deadline: started + budget,
    onWalk: (walk) => say(lineOf(engine.name, walk)),
  })
  await engine.close()
  const seconds = (performance.now() - started) / 1000
  const passed = walks.filter(({ failure }) => failure === null).length
  const share = walks.length < planned.length ? `, the first of ${planned.length} by risk` : ''
  say(`${engine.name}: ${passed} of ${walks.length} paths in ${seconds.toFixed(0)} s${share}`)
  return { name: engine.name, walks, seconds }
}

function lineOf(name: string, { flow, path, seconds, failure }: EngineWalk): string {
  const walk = `${name}: ${flow} ${path} (${seconds.toFixed(1)} s)`
  return failure === null ? `ok   ${walk}` : `FAIL ${walk}\n     ${failure}`
}
