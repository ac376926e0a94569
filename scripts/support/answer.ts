import { headersOf, notFound } from '../../deploy/headers.ts'
import { isTooLong } from '../../src/seo/redirects.ts'
import type { ServedBuild, ServedFile } from './served-build.ts'

/** The parts of a request that decide its answer. */
export interface Asked {
  method: string
  /** Path and search, as they were sent. */
  address: string
  /** `If-None-Match` and `Accept-Encoding`; '' where there is none. */
  known: string
  encodings: string
}

export interface Answer {
  status: number
  headers: Record<string, string>
  body: Uint8Array | string
}

/**
 * The answer of a build to a request, computed in memory. `redirectFor` returns where an address is redirected to, or
 * null. A `Range` request gets the whole file, as RFC 9110 (14.2) allows.
 */
export function answerTo(
  asked: Asked,
  build: ServedBuild,
  redirectFor: (address: string) => string | null = () => null,
): Answer {
  const { method, address } = asked
  if (method !== 'GET' && method !== 'HEAD') return refusal
  const location = redirectFor(address)
  if (location !== null) return { status: 301, headers: { location, 'content-length': '0' }, body: '' }
  const path = pathOf(address)
  const file = path === null ? undefined : build.files.get(path)
  return path === null || file === undefined ? notFoundOf(build) : found(asked, file, headersOf(build.rules, path))
}

const text = 'text/plain; charset=utf-8'

/** The connection is closed, since a body may follow that is not read. */
const refusal: Answer = {
  status: 405,
  headers: { allow: 'GET, HEAD', connection: 'close', 'content-type': text },
  body: 'Only GET and HEAD.',
}

function found({ known, encodings }: Asked, file: ServedFile, ruled: Record<string, string>): Answer {
  const isCompressed = file.compressed !== null && /\bbr\b/.test(encodings)
  const tag = `"${file.tag}${isCompressed ? '-br' : ''}"`
  const headers = { ...ruled, etag: tag, ...(file.compressed && { vary: 'Accept-Encoding' }) }
  if (isKnown(tag, known)) return { status: 304, headers, body: '' }
  const body = isCompressed && file.compressed ? file.compressed : file.body
  const type = { 'content-type': file.type, 'content-length': String(body.length) }
  return { status: 200, headers: { ...headers, ...type, ...(isCompressed && { 'content-encoding': 'br' }) }, body }
}

function notFoundOf({ notFoundPage, rules }: ServedBuild): Answer {
  const type = { 'content-type': 'text/html; charset=utf-8', 'content-length': String(notFoundPage.length) }
  return { status: 404, headers: { ...headersOf(rules, notFound), ...type }, body: notFoundPage }
}

/** By weak comparison: RFC 9110, 13.1.2. */
function isKnown(tag: string, known: string): boolean {
  return known.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag)
}

/** The path as a file name; null where it cannot be one. */
function pathOf(address: string): string | null {
  if (isTooLong(address)) return null
  try {
    return decodeURI(address.split('?')[0] ?? '')
  } catch {
    return null
  }
}
