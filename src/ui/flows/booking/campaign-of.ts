/** An address's search without its campaign tags. */
export function withoutCampaign(search: string): string {
  const others = partsOf(search).filter((part) => !isCampaign(part))
  return others.length > 0 ? `?${others.join('&')}` : ''
}

/** An address with the campaign tags of the previous address's search, so that every step's address keeps them. */
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
