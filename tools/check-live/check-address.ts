import { randomUUID } from 'node:crypto'
import { outcomeOf, type Outcome } from './outcome.ts'

/** An address that the site posts to, and the origin of the site. */
export interface Posting {
  address: string
  origin: string
}

/** Milliseconds. */
const patience = 30_000

/**
 * The addresses that a site posts to, from its configuration, with paths resolved on the site. A URL with a path is
 * taken as the one address itself, and the origin is then VITE_SITE_URL where that is set.
 */
export function addressesOf(site: URL, configured: Readonly<Record<string, string>>): Posting[] {
  if (site.pathname !== '/') return [{ address: site.href, origin: configured['VITE_SITE_URL'] || site.origin }]
  return ['VITE_LEADS_URL', 'VITE_FRANCHISE_URL'].flatMap((name) => {
    const address = configured[name]
    return address ? [{ address: new URL(address, site).href, origin: site.origin }] : []
  })
}

/** Posts one marked request as a page of the site would, and reports the result in one line. Never rejects. */
export async function checkAddress({ address, origin }: Posting, send = fetch): Promise<Outcome> {
  const id = `check-live-${randomUUID()}`
  const fields = { firstName: 'Test', lastName: 'Test', email: 'test@example.com', phone: '(609) 555-0100' }
  const offer = 'This is a test by npm run check:live; delete it'
  const headers = { 'content-type': 'application/json', 'idempotency-key': id, origin }
  try {
    const refused = await preflight(address, origin, send)
    if (refused) return { isWell: false, line: `${address}: ${refused}` }
    const answer = await send(address, {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...fields, id, offer, page: '/', consent: 'no', flags: 'check:live' }),
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    })
    return outcomeOf(answer, { address, origin, id })
  } catch (error) {
    return { isWell: false, line: `${address}: nobody answers (${causeOf(error)}).` }
  }
}

/** The reason why a browser would not post to another origin; null where it would. */
async function preflight(address: string, origin: string, send: typeof fetch): Promise<string | null> {
  if (new URL(address).origin === origin) return null
  const headers = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type,idempotency-key',
  }
  const signal = AbortSignal.timeout(patience)
  const answer = await send(address, { method: 'OPTIONS', headers, redirect: 'manual', signal })
  const allowed = answer.headers.get('access-control-allow-origin')
  if (answer.ok && (allowed === origin || allowed === '*')) return null
  return `a browser may not post there from ${origin} (answer ${answer.status} to OPTIONS): let the receiver name it (RECEIVER_ORIGINS).`
}

/** The system's error code or message: a name that does not resolve, a certificate that is not trusted. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const code: unknown = cause instanceof Error ? Reflect.get(cause, 'code') : null
  if (typeof code === 'string') return code
  return cause instanceof Error ? cause.message : String(cause)
}
