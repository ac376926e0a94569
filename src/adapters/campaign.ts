import type { Drafts } from './session-drafts.ts'

const tags = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']
const draft = 'campaign'
const longest = 200

/** Keeps the campaign tags of the address at which the visit began, as long as the tab is open. */
export function rememberCampaign(drafts: Drafts, search: string): void {
  const parameters = new URLSearchParams(search)
  const found = tags.flatMap((tag) => {
    const value = parameters.get(tag)
    return value ? [[tag, value.slice(0, longest)]] : []
  })
  if (found.length > 0) drafts.write(draft, Object.fromEntries(found))
}

/** The visit's campaign tags by name. */
export function readCampaign(drafts: Drafts): Record<string, string> {
  const kept = drafts.read(draft)
  if (typeof kept !== 'object' || kept === null) return {}
  const known = Object.entries(kept).filter(([tag, value]) => tags.includes(tag) && typeof value === 'string')
  return Object.fromEntries(known)
}
