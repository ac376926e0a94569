import { pictures } from './pictures.ts'
import type { Picture } from './types.ts'

/** The picture of what has this id; null where none is rendered. */
export function pictureOf(id: string): Picture | null {
  return Object.hasOwn(pictures, id) ? (pictures[id] ?? null) : null
}

/** The same for a card or a row: what it stands beside says enough. */
export function cardPictureOf(id: string): Picture | null {
  const picture = pictureOf(id)
  return picture && { ...picture, alt: '' }
}
