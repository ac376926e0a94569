/**
 * A calendar's address with the visit's campaign tags (`utm_source=mail&...`) added to its query. A tag that the
 * owner's address already has keeps its value.
 */
export function withCampaign(address: string, campaign: string): string {
  const [whole = '', hash] = address.split('#')
  const [path = '', search = ''] = whole.split('?')
  const own = new URLSearchParams(search)
  const added = [...new URLSearchParams(campaign)].filter(([tag]) => !own.has(tag))
  const query = [search, new URLSearchParams(added).toString()].filter(Boolean).join('&')
  return [query ? `${path}?${query}` : path, ...(hash === undefined ? [] : [hash])].join('#')
}
