import { needsOf } from './provider-needs.ts'
import type { EmbedPlace, PartFrame, Providers } from './types.ts'

/** The built-in parts, on the site's own origin. */
export const demonstrationFrames = {
  pricing: { src: '/embed/pricing-table.html', mayLeave: false },
  exam: { src: '/embed/exam.html', mayLeave: false },
} as const satisfies Record<string, PartFrame>

/** Where `npm start` serves the vendors' documents and the site, unless told otherwise. */
const localEmbeds: EmbedPlace = { origin: 'http://127.0.0.1:4174', site: 'http://localhost:4173' }

/** Where vendors' scripts run: never on the site's own origin, where they could do all that the site can. */
export function embedPlace({ embeds }: Providers): EmbedPlace {
  return embeds ?? localEmbeds
}

/** Whether a vendor's script is configured, which needs an origin of its own. */
export function runsVendorScripts({ pricing, exam }: Providers): boolean {
  return pricing !== null || exam !== null
}

/** The frame of every pricing table: which one it shows, it is told by message (docs/decisions/28-glp-answer.md). */
export function pricingFrame(providers: Providers): PartFrame {
  const { pricing } = providers
  return pricing === null ? demonstrationFrames.pricing : vendorFrame('pricing', [pricing.scriptUrl], providers)
}

/** The exam's frame. */
export function examFrame(providers: Providers): PartFrame {
  const { exam } = providers
  return exam === null ? demonstrationFrames.exam : vendorFrame('exam', [exam.scriptUrl, exam.formUrl], providers)
}

function vendorFrame(
  part: keyof typeof demonstrationFrames,
  addresses: readonly string[],
  providers: Providers,
): PartFrame {
  return { src: embedPlace(providers).origin + demonstrationFrames[part].src, mayLeave: needsOf(addresses).mayLeave }
}
