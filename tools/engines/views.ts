import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from '../../scripts/support/setup.mjs'
import { testedFlows } from '../../tests/flows/all.ts'
import { chosenFlows } from '../paths/core/chosen.ts'
import { cover, type Path } from '../paths/core/cover.ts'
import { explore, type Graph } from '../paths/core/explore.ts'
import { atFirstSight } from '../paths/core/first-sight.ts'
import { startEngine, type EngineId } from './engines.ts'
import { pageScripts } from './run-engines.ts'
import type { Engine, Size, Tab } from './tab.ts'
import { failureOf, type PageScripts, type Planned } from './walk-engine.ts'

const sizes: readonly Size[] = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]
const folder = join(root, 'test-results/engine-views')

/** Part of a path, with the situations to be photographed on it, by their keys, and what their pictures are called. */
interface Sights extends Planned {
  names: ReadonlyMap<string, string>
}

/**
 * Photographs each state of the flows at two widths in Chromium and in other engines, and puts each state's pictures side
 * by side in `test-results/engine-views`.
 */
export async function writeViews(ids: readonly EngineId[], say: (line: string) => void): Promise<void> {
  const scripts = await pageScripts()
  const sights = chosenFlows(testedFlows).flatMap(([, flow]) => sightsOf(flow, explore(flow.model)))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const seen: ReadonlyMap<string, Buffer>[] = []
  for (const id of ['chromium', ...ids] as const) {
    const engine = await startEngine(id)
    if (typeof engine === 'string') say(engine)
    else seen.push(await photographAll(engine, { sights, scripts, say }))
  }
  const names = [...new Set(seen.flatMap((pictures) => [...pictures.keys()]))]
  for (const name of names) await putSideBySide(name, seen)
  say(`${names.length} states side by side (Chromium, then ${ids.join(', ')}): ${folder}`)
}

/** The shortest beginnings of paths that lead through every state once. */
function sightsOf(flow: Planned['flow'], graph: Graph): Sights[] {
  const known = new Set<string>()
  return cover(graph, 'transitions').paths.flatMap((path) => {
    const names = new Map<string, string>()
    let last = -1
    for (const [index, { key, leaves }] of situationsOf(path).entries()) {
      const name = leaves.join(' & ')
      if (known.has(name)) continue
      known.add(name)
      names.set(key, `${flow.model.id} ${name}`)
      last = index
    }
    return last < 0 ? [] : [{ flow, path: { ...path, steps: path.steps.slice(0, last) }, names }]
  })
}

function situationsOf({ start, steps }: Path) {
  return [start.situation, ...steps.map(({ edge }) => edge.to)]
}

async function photographAll(
  engine: Engine,
  { sights, scripts, say }: { sights: readonly Sights[]; scripts: PageScripts; say: (line: string) => void },
): Promise<ReadonlyMap<string, Buffer>> {
  const pictures = new Map<string, Buffer>()
  for (const size of sizes) {
    let { width } = size
    for (const { flow, path, names } of sights) {
      const look = async (key: string) => {
        width = Number(await engine.tab.run('window.top.innerWidth'))
        pictures.set(`${names.get(key) ?? ''} ${size.width}`, await photograph(engine.tab))
      }
      const walker: typeof flow.walker = (screen) =>
        atFirstSight(flow.walker(screen), new Set(names.keys()), ({ key }) => look(key))
      const failure = await failureOf(engine, { flow: { ...flow, walker }, path }, scripts, size)
      if (failure !== null) say(`${engine.name} at ${size.width} px: ${failure}`)
    }
    if (width > size.width) say(`${engine.name} shows ${width} px for ${size.width}: its window is no narrower.`)
  }
  await engine.close()
  say(`${engine.name}: ${pictures.size} pictures`)
  return pictures
}

/** What a picture waits for: animations that end, the pictures and letters in view, and that all of it is painted. */
const settled = `(async () => {
  const moving = document.getAnimations().filter(({ effect, timeline, playState }) =>
    timeline instanceof DocumentTimeline && playState === 'running' && effect.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(moving.map(({ finished }) => finished))
  const isInView = (image) => {
    const { top, bottom, width } = image.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight && image.checkVisibility()
  }
  await Promise.allSettled([...document.images].filter(isInView).map((image) => image.decode()))
  await document.fonts.ready
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
  return null
})()`

/** Takes a picture once all has settled, without the link that tests add to the page. */
async function photograph(tab: Tab): Promise<Buffer> {
  await tab.run(settled)
  const fade = (opacity: string) =>
    tab.run(`document.querySelectorAll('a[data-opener]').forEach(({ style }) => { style.opacity = '${opacity}' })`)
  await fade('0')
  const picture = await tab.picture()
  await fade('')
  return picture
}

async function putSideBySide(name: string, seen: readonly ReadonlyMap<string, Buffer>[]): Promise<void> {
  const found = await Promise.all(
    seen
      .flatMap((pictures) => pictures.get(name) ?? [])
      .map(async (input) => ({ input, ...(await sharp(input).metadata()) })),
  )
  const gap = 16
  const width = Math.max(...found.map((picture) => picture.width)) + gap
  const height = Math.max(...found.map((picture) => picture.height))
  await sharp({ create: { width: width * found.length, height, channels: 3, background: '#d0d' } })
    .composite(found.map(({ input }, index) => ({ input, left: index * width, top: 0 })))
    .png()
    .toFile(join(folder, `${name}.png`))
}
