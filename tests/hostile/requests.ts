import * as fc from 'fast-check'
import { hostileAddress, hostileText } from './generate.ts'

/** A request as written to a connection, valid or not. */
export interface RawRequest {
  /** The first line without its line break: method, address, version. */
  line: string
  headers: readonly (readonly [name: string, value: string])[]
  body: string
  /** Whether the body that it announces never comes, because the sender leaves at once. */
  isCut: boolean
}

/** Pieces that may make a pattern, decoder or normalizer slow when they are repeated. */
const tokens =
  '/index /index.html .html / // /./ /../ %2e %2e%2e/ ..;/ %2f %5c \\ ; ? & = # % %00 %25 %C3%A9 . .. - ~ a A 0 : @ [ {'
const repeated = fc
  .tuple(fc.array(fc.constantFrom(...tokens.split(' ')), { minLength: 1, maxLength: 3 }), fc.nat(8000))
  .map(([parts, length]) =>
    parts
      .join('')
      .repeat(Math.ceil(length / parts.length))
      .slice(0, length),
  )
const end = fc.constantFrom('', '!', '/', 'x', '.html', '?a=b')

/** An address of up to 8 kB below one of `homes` with a repeated part, or any hostile one. */
function addressAt(homes: readonly string[]): fc.Arbitrary<string> {
  const home = fc.constantFrom(...homes)
  return fc.oneof(
    { weight: 3, arbitrary: fc.tuple(home, repeated, end).map((parts) => parts.join('')) },
    { weight: 2, arbitrary: home },
    { weight: 1, arbitrary: hostileAddress },
  )
}

const method = fc.oneof(
  { weight: 8, arbitrary: fc.constant('GET') },
  { weight: 4, arbitrary: fc.constant('POST') },
  {
    weight: 3,
    arbitrary: fc.constantFrom('HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'CONNECT', 'PROPFIND', 'PRI'),
  },
  { weight: 1, arbitrary: fc.constantFrom('get', '', 'G E T', 'X'.repeat(3000), 'GET\t', '\u0000') },
)
const version = fc.oneof(
  { weight: 20, arbitrary: fc.constant('HTTP/1.1') },
  { weight: 1, arbitrary: fc.constantFrom('HTTP/1.0', 'HTTP/2.0', 'HTTP/9.9', 'HTTP/1.', '', 'http/1.1') },
)

const long = fc.integer({ min: 1, max: 7000 })
const many = (part: string, between: string) =>
  long.map((length) =>
    Array(Math.ceil(length / 8))
      .fill(part)
      .join(between),
  )
const known: Readonly<Record<string, fc.Arbitrary<string>>> = {
  Range: fc.oneof(
    fc.constantFrom('bytes=10-5', 'bytes=-1', 'bytes=0-', 'bytes=-', 'bytes=9999999999999999999-', 'lines=0-1'),
    fc.constantFrom('bytes=0-0,1-1', 'bytes=-0', 'bytes=0-18446744073709551615', 'bytes', '=', 'bytes=1-,0-,-1'),
    many('0-', ','),
    fc.tuple(fc.integer(), fc.integer()).map(([from, to]) => `bytes=${from}-${to}`),
  ),
  Host: fc.oneof(
    fc.constantFrom('', 'evil.example', 'localhost:99999', '[::1', '127.0.0.1:', '../..', 'a b', 'localhost, evil'),
    long.map((length) => 'a'.repeat(length)),
  ),
  'If-None-Match': fc.oneof(fc.constantFrom('*', '"', 'W/', '""', '"x'), many('W/"x"', ', ')),
  'If-Modified-Since': fc.constantFrom('never', 'Thu, 01 Jan 1970 00:00:00 GMT', '9'.repeat(5000)),
  'If-Range': fc.constantFrom('"x"', '', 'Thu, 99 Jan 9999 99:99:99 GMT'),
  'Accept-Encoding': fc.oneof(
    fc.constantFrom('br;q=0', 'gzip, br', '*', 'gzip;q=NaN', 'identity;q=0'),
    many('br', ','),
  ),
  'Content-Type': fc.constantFrom(
    'application/json',
    'application/json; charset=utf-16',
    'text/html',
    '',
    ';'.repeat(5000),
  ),
  'Idempotency-Key': fc.oneof(fc.constant('an-id-of-sixteen-or-more'), hostileText.map(headerValue)),
  Origin: fc.constantFrom(
    'null',
    'https://evil.example',
    'http://localhost:4173',
    'http://localhost:4173@evil.example',
  ),
  Cookie: many('a=b', '; '),
  Connection: fc.constantFrom('close', 'upgrade', 'keep-alive, host', 'x'.repeat(4000)),
  Upgrade: fc.constantFrom('websocket', 'h2c', 'x'),
  Expect: fc.constantFrom('100-continue', '200-ok'),
  'X-Forwarded-For': many('1.2.3.4', ','),
  Authorization: hostileText.map(headerValue),
}
const knownHeader = fc
  .constantFrom(...Object.keys(known))
  .chain((name) => (known[name] ?? fc.constant('')).map((value) => [name, value] as const))
const header = fc.oneof(
  { weight: 9, arbitrary: knownHeader },
  {
    weight: 1,
    arbitrary: fc.tuple(
      hostileText.map((text) => text.slice(0, 40)),
      hostileText.map(headerValue),
    ),
  },
)
const crowd = fc
  .integer({ min: 50, max: 300 })
  .map((length) => Array.from({ length }, (_, at) => [`X-${at}`, 'y'] as const))
const headers = fc.oneof({ weight: 12, arbitrary: fc.array(header, { maxLength: 5 }) }, { weight: 1, arbitrary: crowd })

const deep = fc.integer({ min: 1, max: 20_000 })
const body = fc.oneof(
  deep.map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`),
  deep.map((depth) => `${'{"a":'.repeat(depth / 6)}1${'}'.repeat(depth / 6)}`),
  fc.nat(5000).map((keys) => JSON.stringify(Object.fromEntries(Array.from({ length: keys }, (_, at) => [at, 1])))),
  fc.tuple(hostileText, hostileText).map(([id, name]) => JSON.stringify({ id, firstName: name, [name]: id })),
  fc.jsonValue({ maxDepth: 6 }).map((value) => JSON.stringify({ id: 'an-id-of-sixteen-or-more', value })),
  fc.constantFrom('', '{', 'null', '[]', '{"__proto__":{"a":1}}', '{"id":"an-id-of-sixteen-or-more"}', '\uFEFF{}'),
  fc
    .record({ days: fc.jsonValue({ maxDepth: 2 }), times: hostileText, name: hostileText })
    .map((asked) => JSON.stringify({ id: 'an-id-of-sixteen-or-more', request: 'time', ...asked })),
  fc.nat(100_000).map((length) => 'x'.repeat(length)),
  fc.nat(100_000).map((length) => `{"id":"an-id-of-sixteen-or-more","a":"${'\\u0000'.repeat(length / 6)}"}`),
)

/** Headers that announce a wrong or an impossible length of the body. */
const framing = fc.constantFrom<readonly [string, string]>(
  ['Content-Length', '99999999999'],
  ['Content-Length', '-1'],
  ['Content-Length', '1, 2'],
  ['Transfer-Encoding', 'chunked'],
  ['Transfer-Encoding', 'chunked, identity'],
  ['Transfer-Encoding', 'xchunked'],
)

/** Any request, at these addresses and others. In one of ten the body does not match its headers. */
export function hostileRequest(homes: readonly string[]): fc.Arbitrary<RawRequest> {
  const parts = {
    method,
    version,
    address: addressAt(homes),
    headers,
    body,
    framing,
    isCut: fc.nat(9).map((n) => n === 0),
  }
  return fc.record(parts).map(({ isCut, ...said }) => {
    const text = said.method === 'GET' || said.method === 'HEAD' ? '' : said.body
    const length = [isCut ? said.framing : (['Content-Length', String(Buffer.byteLength(text))] as const)]
    const host = said.headers.some(([name]) => name === 'Host') ? [] : [['Host', 'localhost'] as const]
    return {
      line: `${said.method} ${said.address} ${said.version}`,
      headers: [...host, ...said.headers, ...(text === '' && !isCut ? [] : length)],
      body: text,
      isCut: isCut || said.headers.some(([name]) => name === 'Expect' || name === 'Upgrade'),
    }
  })
}

/** A header's value on one line; line breaks are removed, since they would only start another header. */
function headerValue(text: string): string {
  return text.replaceAll(/[\r\n]/g, '').slice(0, 2000)
}
