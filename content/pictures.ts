import type { Picture } from './types.ts'

/** The page of unknown addresses. */
export const lostPicture: Picture | null = null

/** Every other picture, by the id of what it shows. Both are written by `npm run pictures`. */
export const pictures: Readonly<Record<string, Picture>> = {}
