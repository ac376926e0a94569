import type { Picture } from './types.ts'

/** The page of unknown addresses. */
export const lostPicture: Picture | null = null

/** Every other picture, by the id of what it shows. Both are written by `npm run pictures`. */
export const pictures: Readonly<Record<string, Picture>> = {
  'compression-therapy': { file: 'compression-therapy.57441dd5', widths: [360, 600, 840], height: 560 },
  cryotherapy: { file: 'cryotherapy.0f701ee3', widths: [360, 600, 840], height: 560 },
  home: { file: 'home.56916b0e', widths: [640, 1040, 1440], height: 810 },
  infrared: { file: 'infrared.f7fb9ec0', widths: [360, 600, 840], height: 560 },
}
