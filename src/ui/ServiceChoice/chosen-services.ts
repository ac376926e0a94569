/** The most services that stand side by side. */
const most = 3
const parameter = 'services'

/** What an address asks to compare. */
export interface Asked {
  /** The slugs of known services, each once, at most three. */
  chosen: readonly string[]
  /** How many it names that there are not. */
  unknown: number
  /** It names more than stand side by side. */
  hasMore: boolean
}

/** The services that an address's search names: `?services=cryotherapy,infrared`. */
export function askedServices(search: string, known: readonly string[]): Asked {
  const named = new URLSearchParams(search).getAll(parameter).flatMap((list) => list.split(','))
  const asked = [...new Set(named.map((name) => name.trim()).filter((name) => name !== ''))]
  const found = asked.filter((name) => known.includes(name))
  return { chosen: found.slice(0, most), unknown: asked.length - found.length, hasMore: found.length > most }
}

/** The services with one of them chosen, or taken away; null where there is no room for it. */
export function withToggled(chosen: readonly string[], slug: string): readonly string[] | null {
  if (chosen.includes(slug)) return chosen.filter((one) => one !== slug)
  return chosen.length < most ? [...chosen, slug] : null
}

/** An address's search with these services, and everything else in it unchanged. */
export function searchWith(search: string, chosen: readonly string[]): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !part.startsWith(`${parameter}=`))
  const parts = chosen.length > 0 ? [...others, `${parameter}=${chosen.join(',')}`] : others
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}
