import { describe, expect, test } from 'vitest'
import { brand } from '../../content/brand.ts'
import { pages } from '../../content/pages/index.ts'
import { readRecord } from '../../content/records.ts'
import { locations } from '../../content/locations/index.ts'
import { marlboro } from '../../content/locations/marlboro.ts'
import { hasPage, services } from '../../content/services/index.ts'
import { demonstration } from '../../content/providers.ts'
import type { Section } from '../../content/types.ts'
import { buttonsOf, copyOf, wordsOf } from './service-page-copy.ts'

/**
 * Per page, from docs/product and docs/decisions/13-legal-and-contact.md: how many words its copy may have, and texts
 * that must be there word for word.
 */
const facts: Readonly<Record<string, { words: readonly [number, number]; says: readonly string[] }>> = {
  '/franchise': {
    words: [200, 500],
    says: [
      'Proven Business Model',
      'Strong ROI Potential',
      'Comprehensive Support',
      'Growing Market',
      'Multiple locations available',
      'We contact you within 24 hours',
    ],
  },
  '/exam-invite': {
    words: [200, 500],
    says: ['licensed professional', 'physician or licensed-professional consultation'],
  },
  '/order-online': {
    words: [200, 500],
    says: [
      'Before We Begin',
      'Are you currently taking a GLP medication?',
      'GLP medications include Semaglutide, Tirzepatide, Ozempic, Wegovy, Mounjaro or Zepbound.',
      'Choose Your Weight Loss Plan',
      'Treatment requires a physician or licensed-professional consultation.',
      'Semaglutide at $199 per month, tirzepatide at $299 per month. Each is a 3-month program with B12, online.',
    ],
  },
  '/online-consult': {
    words: [200, 500],
    says: [
      'Online Consultation',
      'Instant Provider Connection',
      'HD video consultation',
      'Instant connection',
      'HIPAA compliant',
      'Licensed physicians',
      'How It Works',
      'Book Your Consultation',
      'Schedule your appointment with a licensed provider',
    ],
  },
  '/terms': { words: [400, 700], says: ['Terms of Use', 'Template for review by counsel'] },
  '/hipaa': {
    words: [1000, 1500],
    says: [
      'Template for review by counsel',
      '45 CFR 164.520',
      'This notice describes how medical information about you may be used and disclosed and how you can get access to this information. Please review it carefully.',
      'This notice is effective from',
      'We sell nothing that we know about you, to anyone.',
      'used to target advertising',
      'What this site keeps in your browser',
      'Delete what this site keeps',
    ],
  },
  '/contact': { words: [200, 500], says: ['within 24 hours'] },
  '/price-list': {
    words: [800, 1700],
    says: ['What a consultation decides', 'good-faith estimate', '45 CFR 149.610', 'at least $400 above the estimate'],
  },
  '/find': { words: [20, 120], says: ['in English or Spanish'] },
  '/compare': {
    words: [700, 1600],
    says: ['no list replaces your doctor', 'Consultation first: a physician or licensed professional decides'],
  },
  '/accessibility': { words: [350, 700], says: ['WCAG) 2.2, level AA', 'What does not work yet'] },
}

const paths = Object.keys(facts)

function pageAt(path: string) {
  const page = pages.find((one) => one.path === path)
  if (!page) throw new Error(`no page has the path ${path}`)
  return page
}

function sectionsAt<Kind extends Section['kind']>(path: string, kind: Kind): Extract<Section, { kind: Kind }>[] {
  return pageAt(path).sections.filter((section): section is Extract<Section, { kind: Kind }> => section.kind === kind)
}

const recordAt = (path: string) => readRecord(`pages/${path.slice(1)}`, demonstration)

describe('the pages outside clinics and services', () => {
  test('are those of the route table', () => {
    expect(pages.map(({ path }) => path)).toEqual(paths)
  })

  test.each(paths)('%s says what it must, in as many words as it should', (path) => {
    const copy = copyOf(pageAt(path).sections).join('\n')
    expect(facts[path]?.says.filter((text) => !copy.includes(text))).toEqual([])
    const count = wordsOf(pageAt(path).sections).length
    const [fewest = 0, most = 0] = facts[path]?.words ?? []
    expect(count).toBeGreaterThanOrEqual(fewest)
    expect(count).toBeLessThanOrEqual(most)
  })

  test.each(paths)('%s has a title and a description for search results', (path) => {
    expect(pageAt(path).title).not.toContain(brand.shortName)
    expect(pageAt(path).description.length).toBeGreaterThanOrEqual(60)
    expect(pageAt(path).description.length).toBeLessThanOrEqual(190)
  })

  test('no two have the same title or description', () => {
    expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length)
    expect(new Set(pages.map(({ description }) => description)).size).toBe(pages.length)
  })

  test.each(paths)('%s says no heading twice', (path) => {
    const titles = pageAt(path).sections.map(({ title }) => title)
    expect(titles).toEqual([...new Set(titles)])
  })

  test.each(paths)('%s has no button that does nothing or asks for what is still to come', (path) => {
    const kinds = buttonsOf(pageAt(path).sections).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'unwired' || kind === 'lead')).toEqual([])
  })
})

describe('the franchise page', () => {
  const phone = { e164: '+16095550190', display: '(609) 555-0190' }

  test('has its call link to the VP of franchise development in the hero, then the way to the inquiry', () => {
    expect(sectionsAt('/franchise', 'hero')[0]?.actions).toEqual([
      { kind: 'call', label: 'Call the VP of Franchise Development', phone },
      { kind: 'link', label: 'Start an inquiry', href: '/franchise#inquiry' },
    ])
  })

  test('has four benefit cards', () => {
    const [benefits] = sectionsAt('/franchise', 'benefits')
    expect(benefits?.cards.map(({ title }) => title)).toEqual([
      'Proven Business Model',
      'Strong ROI Potential',
      'Comprehensive Support',
      'Growing Market',
    ])
  })

  test('has a contact block of phone, e-mail and locations', () => {
    const [contact] = sectionsAt('/franchise', 'contact')
    expect(contact?.cards.map(({ title, phone: called, email }) => [title, called, email])).toEqual([
      ['Call', phone, undefined],
      ['Email', undefined, 'franchise@example.com'],
      ['Multiple locations available', undefined, undefined],
    ])
  })
})

describe('the consultation page', () => {
  test('names every treatment whose page leads to it', () => {
    const leads = services.filter(hasPage).filter(({ page }) => buttonsOf(page).some(({ kind }) => kind === 'exam'))
    expect(sectionsAt('/exam-invite', 'checklist')[0]?.items).toEqual(leads.map(({ name }) => name))
  })

  test('has three steps and starts online first, then by phone', () => {
    expect(sectionsAt('/exam-invite', 'steps')[0]?.steps).toHaveLength(3)
    expect(sectionsAt('/exam-invite', 'hero')[0]?.actions.slice(0, 2)).toEqual([
      { kind: 'exam', label: 'Start Your Consultation' },
      { kind: 'call', label: `Call ${brand.phone.display}` },
    ])
  })
})

describe('the weight-loss program page', () => {
  test('has both texts word for word, each under its answer', () => {
    const [question] = sectionsAt('/order-online', 'prose')
    expect(question?.parts.slice(1)).toEqual([
      {
        title: 'If you take a GLP medication',
        paragraphs: [
          'Special pricing for current GLP medication users. Our medical team will help you optimize your current treatment.',
        ],
      },
      {
        title: 'If you do not',
        paragraphs: [
          'Select the perfect weight loss program for your journey. Our medical-grade treatments are designed to help you achieve sustainable results.',
        ],
      },
    ])
  })

  test('has two plans, and not the discount of the home page’s offer', () => {
    const [plans] = sectionsAt('/order-online', 'pricing')
    expect(plans?.cards.map(({ title, price, note }) => [title, price, note])).toEqual([
      ['Semaglutide', '$199/month', '3-month program with B12, online'],
      ['Tirzepatide', '$299/month', '3-month program with B12, online'],
    ])
    expect(copyOf(pageAt('/order-online')).join('\n')).not.toContain('40%')
  })
})

describe('the contact page', () => {
  test('has the brand’s phone and e-mail', () => {
    const [callback] = sectionsAt('/contact', 'inquiry')
    expect([callback?.phone, callback?.email]).toEqual([brand.phone, brand.email])
  })

  test('lists every clinic from its own file', () => {
    expect(recordAt('/contact')?.clinics.map(({ name, phone }) => [name, phone])).toEqual(
      locations.map(({ name, phone }) => [name, phone]),
    )
    expect(recordAt('/contact')?.clinics[1]).toEqual({
      slug: 'marlboro',
      name: 'Marlboro',
      place: 'Englishtown, NJ',
      href: '/locations/marlboro',
      address: { street: '200 Example Road', town: 'Englishtown', state: 'NJ', zip: '07726' },
      phone: marlboro.phone,
      hours: ['Mon-Fri 9am-8pm', 'Weekends 9am-4pm'],
    })
  })

  test('is the only one that lists them', () => {
    expect(paths.filter((path) => recordAt(path)?.clinics.length !== 0)).toEqual(['/contact'])
  })
})
