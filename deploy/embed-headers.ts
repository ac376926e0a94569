import { embedPlace } from '../content/part-frames.ts'
import type { Providers } from '../content/types.ts'
import { everywhere, fresh, permissionsText, type HeaderRule } from './headers.ts'
import { policyText, vendorFrames, vendorParts, vendorPolicy } from './policy.ts'

/** The files that vendors' documents load. */
export const embedFiles = [
  'embed/part.css',
  'embed/part.js',
  'embed/exam-live.js',
  'embed/pricing-table-live.js',
  'embed/script-watch.js',
] as const

/**
 * A file's headers on the vendors' origin, without X-Frame-Options, which cannot name another origin: frame-ancestors
 * does that.
 */
const common = { ...everywhere, ...fresh, 'Origin-Agent-Cluster': '?1' }

/** All files served on the vendors' origin, each with its headers; empty where no vendor's script is configured. */
export function embedHeaderRules(providers: Providers): HeaderRule[] {
  const { site } = embedPlace(providers)
  const documents = Object.entries(vendorParts(providers)).map(([file, parts]) => {
    const frames = vendorFrames(parts)
    const media = file === 'embed/exam.html' ? frames : null
    const granted = { ...(media && { camera: media, microphone: media }), payment: frames }
    const headers = {
      ...common,
      'Content-Security-Policy': policyText(vendorPolicy(parts, site)),
      'Permissions-Policy': permissionsText(granted),
    }
    return { pattern: `/${file}`, headers }
  })
  if (documents.length === 0) return []
  return [...documents, ...embedFiles.map((file) => ({ pattern: `/${file}`, headers: common }))]
}
