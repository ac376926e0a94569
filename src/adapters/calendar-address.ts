/**
 * A calendar's address with the visit's campaign tags (`utm_source=mail&...`) behind what it says already; a tag that
 * the owner's address names itself stays the owner's.
 */
export function withCampaign(address: string, campaign: string): string {
  const [whole = '', hash] = address.split('#')
  const [path = '', search = ''] = whole.split('?')
  const own = new URLSearchParams(search)
  const added = [...new URLSearchParams(campaign)].filter(([tag]) => !own.has(tag))
  const query = [search, new URLSearchParams(added).toString()].filter(Boolean).join('&')
  return [query ? `${path}?${query}` : path, ...(hash === undefined ? [] : [hash])].join('#')
}
