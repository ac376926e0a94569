import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { count, hostileAddress, sample } from '../hostile/generate.ts'
import { alarm } from '../hostile/naughty.ts'
import { requestRaw, type RawAnswer } from '../hostile/raw-request.ts'
import { record, tally } from '../hostile/record.ts'
import { sites } from '../support/sites.ts'
import { prerenderedPaths } from '../walks/support.ts'

const { port, url: origin } = sites.demonstration
const dist = join(import.meta.dirname, '../../dist')
const searches = ['', '?utm_source=news&utm_medium=e-mail', '?gclid=Cj0KCQ_-.~', '?fbclid=IwAR0&x=%C3%A9', '?q=a+b%20c']

const kinds = [
  'unanswered',
  'of another status',
  'repeated in a page',
  'led off the site',
  'given another file',
] as const
type Fault = (typeof kinds)[number]

/** Every file that may be served, as latin1 text. */
const published = new Set(
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1')),
)
const notFound = readFileSync(join(dist, '404.html'), 'latin1')

test('No hostile path or query breaks the server, is repeated, leads away or reaches another file', async () => {
  test.setTimeout(300_000)
  const addresses = sample(hostileAddress)
  const found: { fault: Fault; address: string }[] = []
  for (let start = 0; start < addresses.length; start += 50) {
    const some = addresses.slice(start, start + 50)
    const answers = await Promise.all(some.map((address) => requestRaw(port, address)))
    for (const [index, address] of some.entries()) {
      const fault = faultOf(answers[index] ?? null)
      if (fault) found.push({ fault, address: address.slice(0, 200) })
    }
  }
  const faults = tally(
    kinds,
    found.map(({ fault }) => fault),
  )
  record('paths-server', {
    title: 'hostile paths and queries sent to the built server',
    tried: addresses.length,
    faults,
  })
  expect(found).toEqual([])
  expect(addresses).toHaveLength(count)
})

test('Every page is served with any harmless query', async () => {
  const refused: string[] = []
  const addresses = prerenderedPaths().flatMap((path) => searches.map((search) => path + search))
  for (const address of addresses) if ((await requestRaw(port, address))?.status !== 200) refused.push(address)
  record('paths-harmless', {
    title: 'pages asked for with harmless queries',
    tried: addresses.length,
    faults: { refused: refused.length },
  })
  expect(refused).toEqual([])
})

/** The fault of an answer, if any. 400, 414 and 431 come from the HTTP parser, for malformed or overlong requests. */
function faultOf(answer: RawAnswer | null): Fault | null {
  if (!answer) return 'unanswered'
  const { status, location, body } = answer
  if (status === 301) return staysHere(location) ? null : 'led off the site'
  if ([400, 414, 431].includes(status)) return body.length === 0 ? null : 'repeated in a page'
  const text = body.toString('latin1')
  if (text.includes(alarm)) return 'repeated in a page'
  if (status === 404) return text === notFound ? null : 'repeated in a page'
  if (status !== 200) return 'of another status'
  return published.has(text) ? null : 'given another file'
}

function staysHere(location: string | null): boolean {
  return location !== null && URL.canParse(location, origin) && new URL(location, origin).origin === origin
}
