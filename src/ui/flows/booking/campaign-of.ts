/** What an address says of a campaign, out of all that it asks: each step's own address keeps it. */
export function campaignOf(search: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(search).filter(([name]) => isCampaign(name)))
}

/** An address's search as it stands there, without what it says of a campaign. */
export function withoutCampaign(search: string): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !isCampaign(part))
  return others.length > 0 ? `?${others.join('&')}` : ''
}

function isCampaign(name: string): boolean {
  return name.startsWith('utm_')
}
