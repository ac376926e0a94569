import { describe, expect, test } from 'vitest'
import { sourceFiles } from './support/imports.ts'
import { visitorTexts } from './support/visitor-texts.ts'

const product = sourceFiles('machines', 'src').filter(
  ({ path }) => !/\.(test|model)\.tsx?$/.test(path) && path !== 'src/routeTree.gen.ts',
)

/** Texts that read as words but are for machines or for the site's operator, by file, each with the reason. */
const forNoVisitor: Readonly<Record<string, readonly [why: string, ...texts: string[]]>> = {
  'src/delivery/delivery.ts': ['names in the log', 'Lead', 'Franchise inquiry'],
  'src/adapters/error-reports.ts': ['the name of an error', 'Unknown'],
  'src/adapters/missing-parts.ts': ['an error', 'A part of the site is missing:'],
  'src/routes/__root.tsx': ['settings of the page', 'width=device-width, initial-scale=1'],
  'src/seo/security-text.ts': [
    'fields of RFC 9116',
    'Contact: mailto:',
    'Expires:',
    'Preferred-Languages: en',
    'Canonical:',
  ],
  'src/seo/site-files.ts': ['a field of robots.txt', 'Sitemap:'],
  'src/seo/json-ld/clinic.ts': [
    'names of schema.org',
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ],
  'src/ui/Dialog/use-dialog-keys.ts': [
    'keys of a keyboard, and what Tab stops at',
    'a[href], button, input, select, textarea, summary, iframe, [tabindex]',
    'Escape',
    'Tab',
  ],
  'src/ui/Submission/use-submission.ts': [
    'for who reads the request',
    'hidden field filled in',
    'submitted within 2 s',
  ],
  'src/ui/blocks/ActionLink/ActionLink.tsx': ['a link’s relation', 'noopener noreferrer'],
  'src/ui/flows/carousel/follow-keys.ts': ['keys of a keyboard', 'Home', 'End'],
  'src/ui/flows/embed/sandbox.ts': [
    'what a frame may do',
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads',
  ],
  'src/ui/flows/site-menu/listen.ts': ['a key of a keyboard', 'Escape'],
  'src/ui/flows/site-menu/next-stop.ts': ['keys of a keyboard', 'Home', 'End'],
}

describe('src and machines', () => {
  const said = product.flatMap((file) => visitorTexts(file).map((found) => ({ path: file.path, ...found })))

  test('have no texts for visitors, which are in content/words', () => {
    const words = said.filter(({ path, text }) => !(forNoVisitor[path]?.slice(1) ?? []).includes(text))
    expect(words.map(({ path, line, text }) => `${path}:${line} says ‘${text}’`)).toEqual([])
  })

  test('hold each exception that is listed', () => {
    const listed = Object.entries(forNoVisitor).flatMap(([path, [, ...texts]]) =>
      texts.map((text) => `${path} ${text}`),
    )
    const present = new Set(said.map(({ path, text }) => `${path} ${text}`))
    expect(listed.filter((one) => !present.has(one))).toEqual([])
  })
})

describe('a planted text', () => {
  const textsOf = (text: string, path = 'src/ui/Planted.tsx') =>
    visitorTexts({ path, text }).map(({ text: one }) => one)

  test.each([
    ['<p>Open</p>', 'Open'],
    ['<p>open</p>', 'open'],
    ['<p>\n  Call us:{" "}\n  <a>{phone}</a>\n</p>', 'Call us:'],
    ['<p>{isOpen && "open"}</p>', 'open'],
    ['<p>{isOpen ? "open" : name}</p>', 'open'],
    ['<button aria-label="close" />', 'close'],
    ['<input placeholder="name" />', 'name'],
    ['<img alt={isOld ? "old" : ""} />', 'old'],
    ['<Card title="Prices" />', 'Prices'],
    ['<Boundary name="The menu" />', 'The menu'],
    ['<p title={`Book in ${town}`} />', 'Book in'],
    ['const label = "Close"', 'Close'],
    ['const title = `Services in ${town}`', 'Services in'],
    ['const schema = z.string().check(z.minLength(2, "City is required"))', 'City is required'],
    ['const html = "<p>Not available!</p>"', 'Not available!'],
    ['const html = `<button type="button" id="go">Start</button>`', 'Start'],
  ])('in %s is found', (text, said) => {
    expect(textsOf(text)).toEqual([said])
  })

  test.each([
    '<p className="large text">{words.open}</p>',
    '<a rel="noopener noreferrer" href={`/book/${slug}`}>{name} · {price}</a>',
    '<p>{steps.map((step) => <i key="step" data-step={step} />)}</p>',
    '<p>{step === "open" && words.open}</p>',
    'throw new Error("The outbox is full.")',
    'console.error("404: no page at", path)',
    'type Place = "in front" | "The page"',
    "import { a } from './The page.ts'",
    'const thing = { "@type": "Organization" }',
    'const type = "booking.open"',
  ])('is not seen in %s', (text) => {
    expect(textsOf(text)).toEqual([])
  })

  test('is one where a chart describes itself to developers, elsewhere than in a chart', () => {
    const description = 'const state = { description: "The form, to be filled in." }'
    expect(textsOf(description, 'machines/planted/planted.machine.ts')).toEqual([])
    expect(textsOf(description)).toEqual(['The form, to be filled in.'])
  })
})
