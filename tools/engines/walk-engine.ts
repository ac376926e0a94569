import type { TestedFlow } from '../../tests/flows/flow-steps.ts'
import type { Path } from '../paths/core/cover.ts'
import { walk } from '../paths/core/run.ts'
import { engineScreen } from './engine-screen.ts'
import { stageSite } from './staged-site.ts'
import type { Engine } from './tab.ts'

/** A path to walk. */
export interface Planned {
  flow: TestedFlow
  path: Path
}

/** One walk of one path in one engine. */
export interface EngineWalk {
  flow: string
  path: string
  seconds: number
  /** What went wrong, as the walk says it; null where nothing did. */
  failure: string | null
}

/** The scripts that are put into pages: the first one, and the one that answers questions. */
export interface PageScripts {
  start: string
  kit: string
}

/**
 * Walks paths in an engine, one after the other, with their negative steps, and calls `onWalk` after each. A page that
 * throws fails its path.
 */
export async function walkEngine(
  engine: Engine,
  planned: readonly Planned[],
  scripts: PageScripts,
  onWalk: (walk: EngineWalk) => void,
): Promise<EngineWalk[]> {
  const walks: EngineWalk[] = []
  for (const { flow, path } of planned) {
    const started = performance.now()
    const failure = await failureOf(engine, flow, path, scripts)
    const seconds = (performance.now() - started) / 1000
    const walked = { flow: flow.model.id, path: path.id, seconds, failure }
    walks.push(walked)
    onWalk(walked)
  }
  return walks
}

async function failureOf(
  { tab }: Engine,
  { model, walker, stage }: TestedFlow,
  path: Path,
  { start, kit }: PageScripts,
): Promise<string | null> {
  const site = await stageSite('dist', stage, start)
  try {
    await walk(path, walker(await engineScreen(tab, site, stage, kit)))
    const said = await tab.run('said.join("; ")')
    return said === '' ? null : `${model.id}: the page threw: ${String(said)}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    await site.stop()
  }
}
