import type { Locator, Page, Request } from '@playwright/test'
import { buildRecords, type RecordTypes } from '../../content/records.ts'
import { demonstration } from '../../content/providers.ts'
import { recordShape } from '../../scripts/support/record-shape.ts'
import { comeBack } from './come-back.ts'

const records = buildRecords(demonstration)

/** Changes a record that a hydrated page fetches, until `mend` is called. */
export async function spoilRecord<Name extends keyof RecordTypes>(
  page: Page,
  name: Name,
  spoil: (record: RecordTypes[Name]) => unknown,
): Promise<{ mend: () => Promise<void> }> {
  const address = `**/content/*/${name}.json`
  await page.route(address, (route) => route.fulfill({ json: spoil(records[name]) }))
  return { mend: () => page.unroute(address) }
}

/** The record as it is built. */
export function recordOf<Name extends keyof RecordTypes>(name: Name): RecordTypes[Name] {
  return records[name]
}

/** Makes a component of the built site throw where it would show these words, until `mend` is called. */
export async function throwAt(page: Page, chunk: string, words: string): Promise<{ mend: () => Promise<void> }> {
  const happens = prepare(page, `${chunk} throws at '${words}'`)
  await page.exposeFunction('thrownOnPurpose', happens)
  await page.route(`**/assets/${chunk}-*.js`, async (route) => {
    const response = await route.fetch()
    const code = await response.text()
    const said = ['`', "'", '"'].map((quote) => `:${quote}${words}${quote}`).find((each) => code.includes(each))
    if (!said) throw new Error(`${chunk} does not say '${words}' by itself`)
    const thrower = `:(()=>{if(!self.isMended){self.thrownOnPurpose();throw new TypeError('on purpose')}return ${said.slice(1)}})()`
    await route.fulfill({ response, body: code.replace(said, () => thrower) })
  })
  return { mend: () => page.evaluate(() => void Reflect.set(window, 'isMended', true)) }
}

/** What was prepared on a page, and whether it has happened since. */
const prepared = new WeakMap<Page, Map<string, boolean>>()

/** Prepares a fault on a page; returns what says that it has happened. */
function prepare(page: Page, fault: string): () => void {
  const faults = prepared.get(page) ?? new Map<string, boolean>()
  prepared.set(page, faults.set(fault, false))
  return () => void faults.set(fault, true)
}

/** The faults that were prepared on a page and have not happened: nothing is proved of them. */
export function notHappened(page: Page): string[] {
  return [...(prepared.get(page) ?? [])].flatMap(([fault, hasHappened]) => (hasHappened ? [] : [fault]))
}

/** A simulated deploy, after which a part of the old build is gone. */
export interface Deploy {
  /** How many times a page was loaded. */
  loads: () => number
}

/** The name of the shape of records in the new build. */
const nextShape = 'next'

/**
 * Simulates a deploy after the first page has loaded, with another shape of records: those of the old shape are gone.
 */
export async function deployNewShape(page: Page): Promise<Deploy> {
  const happens = prepare(page, 'records of the old shape are gone')
  const loads = await deploy(page)
  await page.route(`**/content/${recordShape()}/**`, (route) => {
    happens()
    return route.fulfill({ status: 404 })
  })
  return { loads }
}

/**
 * Simulates a deploy after the first page has loaded. The chunk named is gone, and only pages of the new build get it;
 * with `lacks` they do not get it either.
 */
export async function deployAfterFirstPage(page: Page, chunk: string, lacks = false): Promise<Deploy> {
  const happens = prepare(page, `${chunk} is gone`)
  const loads = await deploy(page)
  await page.route(`**/assets/${chunk}-*`, (route) => {
    if (loads() > 1 && !lacks) return route.continue()
    happens()
    return route.fulfill({ status: 404 })
  })
  return { loads }
}

/** Delivers pages of a new build from the second page on. Returns how many times a page was loaded. */
async function deploy(page: Page): Promise<() => number> {
  let loads = 0
  await page.route(/\/assets\/entry-next\.js/, (route) => {
    const own = new URL(route.request().url()).searchParams.get('of') ?? ''
    return route.fulfill({ contentType: 'text/javascript', body: `import '${own}'` })
  })
  await page.route(`**/content/${nextShape}/**`, (route) =>
    route.continue({ url: route.request().url().replace(`/${nextShape}/`, `/${recordShape()}/`) }),
  )
  await page.route(isPage, async (route) => {
    if (isDocument(route.request())) loads += 1
    if (loads === 1 && isDocument(route.request())) return route.continue()
    const response = await route.fetch()
    const html = await response.text()
    const body = html
      .replace(/data-shape="[^"]*"/, `data-shape="${nextShape}"`)
      .replace(
        /(<script type="module" src=")([^"]+)"/,
        (_, tag: string, own: string) => `${tag}/assets/entry-next.js?of=${own}"`,
      )
    await route.fulfill({ response, body })
  })
  return () => loads
}

function isPage({ pathname }: URL): boolean {
  return !pathname.includes('.')
}

function isDocument(request: Request): boolean {
  return request.resourceType() === 'document'
}

/** Never answers a request for a chunk. */
export async function hang(page: Page, chunk: string): Promise<void> {
  const happens = prepare(page, `${chunk} hangs`)
  await page.route(`**/assets/${chunk}-*.js`, happens)
}

/** Rewrites every text of the page, now and after each change, as browser translators do. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(rewriteTexts)
}

function rewriteTexts(): void {
  const isLeftAlone = (text: Text) =>
    text.data.trim() === '' || text.parentElement?.closest('font, script, style, textarea, select, title, svg') != null
  const rewrite = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = root instanceof Text ? [root] : []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    texts.filter((text) => !isLeftAlone(text)).forEach(replaceText)
  }
  /** Every other text is moved into the new element, as some translators do; the others are replaced. */
  let turn = 0
  const replaceText = (text: Text) => {
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    outer.append(inner)
    turn += 1
    inner.textContent = text.data
    text.replaceWith(outer)
    if (turn % 2 === 0) inner.replaceChildren(text)
  }
  rewrite(document.body)
  document.documentElement.classList.add('translated-ltr')
  const watch = { childList: true, subtree: true }
  const observer = new MutationObserver((changes) => {
    observer.disconnect()
    for (const { addedNodes } of changes) addedNodes.forEach((node) => node.isConnected && rewrite(node))
    observer.observe(document.body, watch)
  })
  observer.observe(document.body, watch)
}

/** Waits until the page is hydrated, even where parts of it failed. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator('nav[data-phase]').waitFor()
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await untilHydrated(page)
}

/** A link of the footer, which every page has. */
export function footerLink(page: Page, name: string): Locator {
  return page.getByRole('contentinfo').getByRole('link', { name, exact: true })
}

/**
 * Leaves for another document and returns with the browser's Back.
 *
 * @throws with the browser's reasons where the page was loaded again instead of being kept
 */
export async function leaveAndComeBack(page: Page): Promise<void> {
  const { isKept, reasons } = await comeBack(page)
  if (!isKept) throw new Error(`The page was reloaded, not kept by the browser: ${reasons.join(', ')}`)
}
