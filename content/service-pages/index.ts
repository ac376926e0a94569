import type { Section } from '../types.ts'
import { acousticTherapy } from './acoustic-therapy.ts'
import { chillskin } from './chillskin.ts'
import { chillslim } from './chillslim.ts'
import { compressionTherapy } from './compression-therapy.ts'
import { cryotherapy } from './cryotherapy.ts'
import { infrared } from './infrared.ts'
import { localCryotherapy } from './local-cryotherapy.ts'
import { nadInjections } from './nad-injections.ts'
import { semaglutide } from './semaglutide.ts'
import { shockwaveTherapy } from './shockwave-therapy.ts'
import { shockwavesWomen } from './shockwaves-women.ts'
import { slimpod } from './slimpod.ts'
import { telehealth } from './telehealth.ts'

/** The sections of every service page by its slug, in SPEC §2's order. Look one up with `findServiceSections`. */
export const servicePageSections: Readonly<Record<string, readonly Section[]>> = {
  cryotherapy,
  'local-cryotherapy': localCryotherapy,
  chillslim,
  chillskin,
  semaglutide,
  'shockwave-therapy': shockwaveTherapy,
  'shockwaves-women': shockwavesWomen,
  infrared,
  'compression-therapy': compressionTherapy,
  'nad-injections': nadInjections,
  'acoustic-therapy': acousticTherapy,
  slimpod,
  telehealth,
}

/** The sections of one service page; '__proto__' and 'constructor' are as unknown as any other word. */
export function findServiceSections(slug: string): readonly Section[] | undefined {
  return Object.hasOwn(servicePageSections, slug) ? servicePageSections[slug] : undefined
}
