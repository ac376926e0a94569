import { cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../../../scripts/support/setup.mjs'
import { readWalks, resultsFolder } from '../../atlas/walk-record.ts'
import { cover } from '../core/cover.ts'
import type { AnyFlowModel, Graph } from '../core/explore.ts'
import { situationWords } from '../core/words.ts'
import { comparePictures } from './pictures.ts'
import { folderOf, viewOf, viewsFolder } from './speech.ts'
import { changedLines, readSpokenFile, shortened, spokenFile, type Spoken } from './spoken-file.ts'

/** As many pixels of a picture may be different: one in a thousand, as in tests/e2e/views.test.ts. */
const allowedShare = 0.001

/** Where the last browser run, and what was last accepted, are kept. */
export interface ViewFolders {
  run: string
  /** One text for each flow, kept in the repository. */
  spoken: string
  /** Pictures by flow, kept on this machine only: another version of a browser draws other pixels. */
  pictures: string
  /** Where pictures of the differences are written. */
  differences: string
}

export const viewFolders: ViewFolders = {
  run: viewsFolder,
  spoken: join(root, 'tests/e2e/spoken'),
  pictures: join(root, 'dist-accepted'),
  differences: join(resultsFolder, 'differences'),
}

/** What is different of a situation since it was last accepted. */
export interface ViewChange {
  flow: string
  view: string
  title: string
  /** New: accepted nowhere. Gone: accepted, but no situation any more. */
  kind: 'changed' | 'new' | 'gone'
  /** The lines of its speech that differ; '' where none does. */
  speech: string
  /** The share of its pixels that differ, where more than is allowed do; with the picture that marks them. */
  picture: { share: number; file: string | null } | null
}

/**
 * The situations of a flow as the last browser runs show them: each that was seen again by a path that comes to it,
 * since that path was walked last.
 */
export function seenIn(graph: Graph, { run }: ViewFolders): Spoken[] {
  const walked = lastWalks(graph, run)
  const seen = graph.situations.flatMap((situation) => {
    const view = viewOf(situation.key)
    const file = join(folderOf(graph.model, run), `${view}.yml`)
    if (!existsSync(file) || !isSeen(statSync(file).mtimeMs, walked.get(situation.key))) return []
    return [
      { view, title: situationWords(graph.model, situation).join(', '), text: withoutIds(readFileSync(file, 'utf8')) },
    ]
  })
  return shortened(seen)
}

/** When each of the paths that come to a situation was last begun, in milliseconds since 1970, by situation. */
function lastWalks(graph: Graph, run: string): Map<string, number[]> {
  const begun = new Map(
    readWalks('browser', graph.model.id, join(run, '..')).map(({ path, at }) => [path, Date.parse(at)]),
  )
  const times = new Map<string, number[]>()
  for (const { id, start, steps } of cover(graph, 'edges').paths) {
    const at = begun.get(id)
    if (at === undefined) continue
    const keys = new Set([start.situation.key, ...steps.map(({ edge }) => edge.to.key)])
    for (const key of keys) times.set(key, [...(times.get(key) ?? []), at])
  }
  return times
}

/** Whether a view was left since one of these walks began; where nothing is known of walks, it is taken as it is. */
function isSeen(left: number, begun: readonly number[] | undefined): boolean {
  return begun === undefined || begun.some((at) => left >= at)
}

/** Without the ids that React gives out, which depend on what was rendered before. */
function withoutIds(text: string): string {
  return text.replaceAll(/#_r_\w+_/g, '#')
}

/** What was last accepted of a flow. */
export function acceptedOf(flow: string, { spoken }: ViewFolders): Spoken[] {
  const file = join(spoken, `${flow}.txt`)
  return existsSync(file) ? readSpokenFile(readFileSync(file, 'utf8')) : []
}

/** The differences of a flow's situations from what was last accepted. Situations that the run did not see are left out. */
export async function changesOf(graph: Graph, folders: ViewFolders): Promise<ViewChange[]> {
  const flow = graph.model.id
  const accepted = new Map(acceptedOf(flow, folders).map((one) => [one.view, one]))
  const known = new Set(graph.situations.map(({ key }) => viewOf(key)))
  const compared = await Promise.all(
    seenIn(graph, folders).map(async ({ view, title, text }): Promise<ViewChange> => {
      const before = accepted.get(view)
      const speech = before ? changedLines(before.text, text) : ''
      const picture = await pictureChange(graph.model, view, folders)
      return { flow, view, title, kind: before ? 'changed' : 'new', speech, picture }
    }),
  )
  const gone = [...accepted.values()].filter(({ view }) => !known.has(view))
  return [
    ...compared.filter(({ kind, speech, picture }) => kind === 'new' || speech !== '' || picture !== null),
    ...gone.map(({ view, title }): ViewChange => ({ flow, view, title, kind: 'gone', speech: '', picture: null })),
  ]
}

/** How many situations were compared by their words only: the run left no picture of them, or none was accepted here. */
export function countUnpictured(graph: Graph, folders: ViewFolders): number {
  const accepted = new Set(acceptedOf(graph.model.id, folders).map(({ view }) => view))
  const compared = seenIn(graph, folders).filter(({ view }) => accepted.has(view))
  return compared.filter(({ view }) => !picturesOf(graph.model, view, folders).every((file) => existsSync(file))).length
}

/** Accepts what the run shows of a flow, and forgets what is no situation any more. Returns how many were accepted. */
export function accept(graph: Graph, folders: ViewFolders): number {
  const flow = graph.model.id
  const seen = new Map(seenIn(graph, folders).map((one) => [one.view, one]))
  const before = new Map(acceptedOf(flow, folders).map((one) => [one.view, one]))
  const kept = graph.situations.flatMap(({ key }) => seen.get(viewOf(key)) ?? before.get(viewOf(key)) ?? [])
  mkdirSync(folders.spoken, { recursive: true })
  writeFileSync(join(folders.spoken, `${flow}.txt`), spokenFile(kept))
  mkdirSync(join(folders.pictures, flow), { recursive: true })
  for (const view of seen.keys()) {
    const picture = join(folderOf(graph.model, folders.run), `${view}.webp`)
    if (existsSync(picture)) cpSync(picture, join(folders.pictures, flow, `${view}.webp`))
  }
  return seen.size
}

/** Where the accepted picture of a situation and that of the run are. */
function picturesOf(model: AnyFlowModel, view: string, folders: ViewFolders): readonly [before: string, after: string] {
  const name = `${view}.webp`
  return [join(folders.pictures, model.id, name), join(folderOf(model, folders.run), name)]
}

async function pictureChange(model: AnyFlowModel, view: string, folders: ViewFolders): Promise<ViewChange['picture']> {
  const [before, after] = picturesOf(model, view, folders)
  if (!existsSync(before) || !existsSync(after)) return null
  const pictures = [readFileSync(before), readFileSync(after)] as const
  if (pictures[0].equals(pictures[1])) return null
  const { share, marked } = await comparePictures(...pictures)
  if (share <= allowedShare) return null
  if (!marked) return { share, file: null }
  const folder = join(folders.differences, model.id)
  mkdirSync(folder, { recursive: true })
  const file = join(folder, basename(after))
  writeFileSync(file, marked)
  return { share, file }
}
