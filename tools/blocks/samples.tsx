import type { Climate } from '../../content/types.ts'
import { clinicSamples } from './samples/clinics.tsx'
import { graphicSamples } from './samples/graphics.tsx'
import { homeSamples } from './samples/home.tsx'
import { pageSamples } from './samples/pages.tsx'
import { sectionSamples } from './samples/sections.tsx'
import { smallSamples } from './samples/small.tsx'
import type { Sample } from './sample.ts'

/** Every block and graphic, with the climate's own content where there is some. */
export function samplesIn(climate: Climate): readonly Sample[] {
  return [
    ...pageSamples(climate),
    ...sectionSamples(climate),
    ...homeSamples(),
    ...clinicSamples(climate),
    ...graphicSamples(climate),
    ...smallSamples(climate),
  ]
}
