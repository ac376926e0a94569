import { pictures } from './pictures.ts'
import type { Picture } from './types.ts'

/** The picture of what has this id; null where none is rendered. */
export function pictureOf(id: string): Picture | null {
  return Object.hasOwn(pictures, id) ? (pictures[id] ?? null) : null
}
