/** An address's search as it stands there, without what it says of a campaign. */
export function withoutCampaign(search: string): string {
  const others = partsOf(search).filter((part) => !isCampaign(part))
  return others.length > 0 ? `?${others.join('&')}` : ''
}

/** An address, with what the search of the one before says of a campaign: each step's own address keeps it. */
export function withCampaignOf(search: string, href: string): string {
  return partsOf(search)
    .filter(isCampaign)
    .reduce((longer, part) => `${longer}${longer.includes('?') ? '&' : '?'}${part}`, href)
}

function partsOf(search: string): string[] {
  return search.replace(/^\?/, '').split('&').filter(Boolean)
}

function isCampaign(part: string): boolean {
  return part.startsWith('utm_')
}
