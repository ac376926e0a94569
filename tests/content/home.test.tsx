import { describe, expect, test } from 'vitest'
import { allContent } from '../../content/all.ts'
import { checkContent } from '../../content/check/check.ts'
import { homeContent } from '../../content/home.ts'
import { offers } from '../../content/offers.ts'
import type { HomeSection } from '../../content/types.ts'
import { renderPage, siteRecords } from '../../src/entry-server.tsx'

const records = siteRecords()
const { order, offers: packages, treatments, shots } = homeContent

/** The sections in the order of docs/product/home.md, P-HOME-1. The clinics, which it does not name, come last. */
const specifiedOrder: readonly HomeSection[] = [
  'hero',
  'offers',
  'weight-loss',
  'treatments',
  'services',
  'benefits',
  'dashboard',
  'reviews',
  'membership',
  'clinics',
]

function problemsOf(changes: object) {
  return checkContent({ ...allContent, home: { ...homeContent, ...changes } })
}

async function homePage(changes: object = {}, address = '/') {
  const home = { ...records.home, content: { ...homeContent, ...changes } }
  const { html } = await renderPage(address, { ...records, home })
  return new DOMParser().parseFromString(html, 'text/html')
}

function textOf(element: Element | null | undefined): string {
  return element?.textContent.replaceAll(/\s+/g, ' ').trim() ?? ''
}

describe('the order of the home page', () => {
  test.each([
    ['lacks one', order.slice(1)],
    ['has one twice', [...order, 'hero']],
    ['has one twice in the place of another', [...order.slice(1), 'services']],
  ])('is reported where it %s', (_fault, faulty) => {
    expect(problemsOf({ order: faulty })).toEqual([
      { file: 'content/home.ts', field: 'order', reason: 'does not name each section once' },
    ])
  })

  test.each([
    ['ours', order],
    ['that of the specification', specifiedOrder],
  ])('is that of the page: %s', async (_name, wanted) => {
    const titles = (name: HomeSection) =>
      name === 'weight-loss' ? homeContent.weightLoss.title : homeContent[name].title
    const page = await homePage({ order: wanted })
    const headings = [...page.querySelectorAll('main :is(h1, h2)')].map(textOf)
    const expected = wanted.map((name) => titles(name))
    expect(headings.filter((heading) => expected.includes(heading))).toEqual(expected)
  })

  test.each(homeContent.arrivals)('$address leads from its top to the section that is meant', async (arrival) => {
    const page = await homePage({}, arrival.address)
    const link = [...page.querySelectorAll('main a')].find((one) => textOf(one) === arrival.label)
    expect(link?.getAttribute('href')).toBe(`#${arrival.section}`)
    const ids = [...page.querySelectorAll('main [id]')].map(({ id }) => id)
    expect(ids.find((id) => order.some((name) => name === id))).toBe(arrival.section)
    expect(textOf(page.querySelector('h1'))).toBe(arrival.title)
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/^https:\/\/[^/]+\/$/)
  })

  test('its own address leads to no section but by its sections', async () => {
    const links = [...(await homePage()).querySelectorAll('main a')].map(textOf)
    const labels = new Set(homeContent.arrivals.map(({ label }) => label))
    expect(links.filter((one) => labels.has(one))).toEqual([])
  })
})

describe('the home page', () => {
  test('says the price of the first visit as the sampler has it', () => {
    const sampler = offers.find(({ title }) => title === 'Superhuman Sampler')
    expect(homeContent.hero.text).toContain(`First visit, three treatments, ${sampler?.price}.`)
    expect(sampler?.services).toHaveLength(3)
  })

  test.each(packages.items)('gives $title its price, badge, saving and button', async (offer) => {
    const { price, originalPrice, duration, badge, savings, buttonText } = offer
    const units = [...(await homePage()).querySelectorAll('#offers li, #weight-loss :is(td, div)')].map(textOf)
    const said = [price, originalPrice, duration, badge, savings, buttonText].filter((one) => one !== null)
    expect(units.filter((unit) => said.every((one) => unit.includes(one)))).not.toEqual([])
  })

  test('gives every treatment and every shot its price and its button', async () => {
    const units = [...(await homePage()).querySelectorAll('#weight-loss td, #treatments li, #vitamin-shots li')]
    const said = (words: readonly string[]) => units.filter((unit) => words.every((one) => textOf(unit).includes(one)))
    const priced = [...treatments.items, ...treatments.injections]
    const links = priced.map(({ title, price, buttonText }) =>
      said([title, price, buttonText]).map((unit) => unit.querySelector('a')?.getAttribute('href')),
    )
    expect(links).toEqual(priced.map(({ buttonLink }) => [buttonLink]))
    const asked = shots.items.map(({ title, price }) => said([price, `${shots.buttonText} ${title}`]).length)
    expect(asked).toEqual(shots.items.map(() => 1))
  })

  test('folds the price lists below their lowest price', async () => {
    const fold = (await homePage()).querySelector('details:has(#vitamin-shots)')
    expect(fold?.hasAttribute('open')).toBe(false)
    expect(textOf(fold?.querySelector('summary'))).toMatch(/from \$45$/)
  })

  test('keeps a package or a treatment that no row of the table names', async () => {
    const weightLoss = { ...homeContent.weightLoss, rows: homeContent.weightLoss.rows.slice(0, 1) }
    const page = await homePage({ weightLoss })
    expect(textOf(page.querySelector('#weight-loss'))).toContain('Start Tirzepatide')
    expect(textOf(page.querySelector('#treatments'))).toContain('Tirz/B12')
  })
})

describe('the content check', () => {
  test('reports what the table of weight loss names and there is not', () => {
    const rows = [{ title: 'Semaglutide', online: 'Sema', clinic: 'Sema/B6' }]
    expect(problemsOf({ weightLoss: { ...homeContent.weightLoss, rows } })).toEqual([
      { file: 'content/home.ts', field: 'weightLoss.rows.0.online', reason: 'is not the title of an offer' },
      { file: 'content/home.ts', field: 'weightLoss.rows.0.clinic', reason: 'is not the title of a treatment' },
    ])
  })

  test('reports a picture of no service', () => {
    expect(problemsOf({ services: { ...homeContent.services, pictured: ['sauna'] } })).toEqual([
      { file: 'content/home.ts', field: 'services.pictured.sauna', reason: 'is not a known service' },
    ])
  })
})
