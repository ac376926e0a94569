import type { KeptRecord } from '../../machines/lead-delivery/index.ts'

const names = ['name', 'firstName', 'lastName']
const ways = ['email', 'phone']

/**
 * Whether `later` is what was turned down, put right: somebody of the same name, with the same telephone or e-mail
 * address, asks for the same at the same address. A request for a time has no e-mail address: there the name is enough.
 * What cannot be read is corrected by nothing.
 */
export function corrects(later: KeptRecord, refused: KeptRecord): boolean {
  if (!refused.isRefused || refused.kind !== later.kind || refused.storedAt > later.storedAt) return false
  const [asked, askedBefore] = [fieldsOf(later), fieldsOf(refused)]
  const isSame = (name: string) => asked.get(name) === askedBefore.get(name)
  const isReached = ways.some((way) => asked.has(way) && isSame(way)) || (asked.has('name') && !asked.has('email'))
  return isSame('offer') && names.every(isSame) && isReached
}

function fieldsOf({ body }: KeptRecord): Map<string, unknown> {
  try {
    return new Map(Object.entries(JSON.parse(body)))
  } catch {
    return new Map()
  }
}
