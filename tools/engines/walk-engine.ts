import type { TestedFlow } from '../../tests/flows/flow-steps.ts'
import type { Path } from '../paths/core/cover.ts'
import { walk } from '../paths/core/run.ts'
import { engineScreen } from './engine-screen.ts'
import { stageSite } from './staged-site.ts'
import type { Engine, Size } from './tab.ts'

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

/** How long an engine may walk, and who hears of each walk. */
interface Walking {
  /** When `performance.now()` has passed it, no further walk begins. */
  deadline: number
  onWalk: (walk: EngineWalk) => void
}

/**
 * Walks paths in an engine, one after the other, with their negative steps. A page that throws fails its path.
 */
export async function walkEngine(
  engine: Engine,
  planned: readonly Planned[],
  scripts: PageScripts,
  { deadline, onWalk }: Walking,
): Promise<EngineWalk[]> {
  const walks: EngineWalk[] = []
  for (const { flow, path } of planned) {
    const started = performance.now()
    if (started > deadline) break
    const failure = await failureOf(engine, { flow, path }, scripts)
    const seconds = (performance.now() - started) / 1000
    const walked = { flow: flow.model.id, path: path.id, seconds, failure }
    walks.push(walked)
    onWalk(walked)
  }
  return walks
}

/** Walks one path; null, or what went wrong. */
export async function failureOf(
  { tab }: Engine,
  { flow: { model, walker, stage }, path }: Planned,
  { start, kit }: PageScripts,
  size?: Size,
): Promise<string | null> {
  const site = await stageSite('dist', stage, start)
  try {
    await walk(path, walker(await engineScreen(tab, site, stage, kit, size)))
    const said = await tab.run('said.join("; ")')
    return said === '' ? null : `${model.id}: the page threw: ${String(said)}`
  } catch (error) {
    const waiting = site.unanswered()
    const failure = error instanceof Error ? error.message || error.name : String(error)
    return waiting.length === 0 ? failure : `${failure}; not answered: ${waiting.join(' ')}`
  } finally {
    await site.stop()
  }
}
