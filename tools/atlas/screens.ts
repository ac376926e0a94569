import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Graph } from '../paths/core/explore.ts'
import { versionOf } from '../paths/versions.ts'
import { pictureOf } from './film.ts'

/** The picture of a situation. */
export interface Screen {
  /** The file that the browser run left. */
  file: string
  /** When it was taken, where that was on another version of the machine; otherwise null. */
  earlier: number | null
}

/** The pictures of a flow's situations, by key: on this version of the machine, or else the last of another. */
export function screensOf(graph: Graph, results: string): ReadonlyMap<string, Screen> {
  const folder = join(results, 'screens', graph.model.id)
  const { machine } = versionOf(graph.model)
  const versions = existsSync(folder) ? readdirSync(folder) : []
  return new Map(
    graph.situations.flatMap(({ key }): [string, Screen][] => {
      const own = join(folder, machine, pictureOf(key))
      if (existsSync(own)) return [[key, { file: own, earlier: null }]]
      const others = versions
        .map((version) => join(folder, version, pictureOf(key)))
        .filter((file) => existsSync(file))
        .map((file) => ({ file, earlier: statSync(file).mtimeMs }))
      const [last] = others.toSorted((one, other) => other.earlier - one.earlier)
      return last ? [[key, last]] : []
    }),
  )
}
