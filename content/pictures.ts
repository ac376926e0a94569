import type { Picture } from './types.ts'

/** The page of unknown addresses. */
export const lostPicture: Picture | null = { file: 'not-found.92ee764e', widths: [360, 600, 840], height: 560 }

/** Every other picture, by the id of what it shows. Both are written by `npm run pictures`. */
export const pictures: Readonly<Record<string, Picture>> = {
  'acoustic-therapy': { file: 'acoustic-therapy.13421398', widths: [360, 600, 840], height: 560 },
  chillskin: { file: 'chillskin.6238e90f', widths: [360, 600, 840], height: 560 },
  chillslim: { file: 'chillslim.83fd5b7b', widths: [360, 600, 840], height: 560 },
  cincinnati: { file: 'cincinnati.cc96d22f', widths: [360, 600, 840], height: 560 },
  'compression-therapy': { file: 'compression-therapy.35eed9e2', widths: [360, 600, 840], height: 560 },
  cryotherapy: { file: 'cryotherapy.45a8dcc9', widths: [360, 600, 840], height: 560 },
  franchise: { file: 'franchise.5c78f8f9', widths: [360, 600, 840], height: 560 },
  glutathione: { file: 'glutathione.2ca4d681', widths: [360, 600, 840], height: 560 },
  home: { file: 'home.dd57109b', widths: [640, 1040, 1440], height: 810 },
  infrared: { file: 'infrared.47a8800c', widths: [360, 600, 840], height: 560 },
  'local-cryotherapy': { file: 'local-cryotherapy.96359c34', widths: [360, 600, 840], height: 560 },
  marlboro: { file: 'marlboro.99f9edc5', widths: [360, 600, 840], height: 560 },
  montclair: { file: 'montclair.02b3b1fa', widths: [360, 600, 840], height: 560 },
  'nad-injections': { file: 'nad-injections.b52f96d8', widths: [360, 600, 840], height: 560 },
  princeton: { file: 'princeton.b32f25c4', widths: [360, 600, 840], height: 560 },
  'red-bank': { file: 'red-bank.bc520b27', widths: [360, 600, 840], height: 560 },
  semaglutide: { file: 'semaglutide.954e9ca0', widths: [360, 600, 840], height: 560 },
  'shockwave-therapy': { file: 'shockwave-therapy.0bf3990e', widths: [360, 600, 840], height: 560 },
  'shockwaves-women': { file: 'shockwaves-women.46cdb352', widths: [360, 600, 840], height: 560 },
  slimpod: { file: 'slimpod.2e687df0', widths: [360, 600, 840], height: 560 },
  telehealth: { file: 'telehealth.587434c7', widths: [360, 600, 840], height: 560 },
  'vitamin-shots': { file: 'vitamin-shots.d3a197dd', widths: [360, 600, 840], height: 560 },
  westfield: { file: 'westfield.31d04be3', widths: [360, 600, 840], height: 560 },
}
