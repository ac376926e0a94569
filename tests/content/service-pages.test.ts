import { describe, expect, test } from 'vitest'
import { sectionsSchema } from '../../content/schema/sections.ts'
import { hasPage, services } from '../../content/services/index.ts'
import type { CallToAction, Section } from '../../content/types.ts'
import { specifiedServices } from '../support/specified.ts'
import { buttonsOf, buttonsOfKind, copyOf, pageOf, sectionOf, sentencesOf, wordsOf } from './service-page-copy.ts'

const slugs = services.filter(hasPage).map(({ slug }) => slug)

/** The sections that every page has, in this order (docs/product/services.md, P-SERVICE-1). */
const commonKinds: readonly Section['kind'][] = [
  'hero',
  'benefits',
  'steps',
  'checklist',
  'timeline',
  'testimonials',
  'safety',
  'pricing',
  'closing',
]

/**
 * docs/product/services.md, P-SERVICE-4: pages whose schedule, book or consult buttons lead to /exam-invite, with the
 * service that their pricing cards book.
 */
const examPages: readonly (readonly [slug: string, booking: string])[] = [
  ['local-cryotherapy', 'targeted-cryo'],
  ['chillskin', 'cryo-skin'],
  ['shockwave-therapy', 'shockwave-men'],
  ['shockwaves-women', 'shockwave-women'],
  ['infrared', 'infrared-sauna'],
  ['compression-therapy', 'compression-therapy'],
  ['nad-injections', 'nad-injections'],
  ['acoustic-therapy', 'acoustic-therapy'],
  ['slimpod', 'slim-pod'],
]

const findLocation: CallToAction = { kind: 'link', label: 'Find Location', href: '/locations' }

describe('the service pages', () => {
  test('the tests of buttons speak of every specified page', () => {
    expect(
      [...examPages.map(([slug]) => slug), 'semaglutide', 'cryotherapy', 'chillslim', 'telehealth'].toSorted(),
    ).toEqual(specifiedServices.toSorted())
  })

  test.each(slugs)('%s fits the schema', (slug) => {
    expect(sectionsSchema.safeParse(pageOf(slug)).error?.issues ?? []).toEqual([])
  })

  test.each(slugs)('%s has each section once, in the usual order', (slug) => {
    const extra = slug === 'semaglutide' ? ['warning', 'faq'] : []
    const kinds = pageOf(slug).map(({ kind }) => kind)
    expect(kinds.filter((kind) => !extra.includes(kind))).toEqual(commonKinds)
    expect(kinds.filter((kind) => extra.includes(kind))).toEqual(extra)
  })

  test.each(slugs)('%s carries two or three testimonials', (slug) => {
    const { items } = sectionOf(slug, 'testimonials')
    expect([2, 3]).toContain(items.length)
  })

  test('no guest speaks twice', () => {
    const names = slugs.flatMap((slug) => sectionOf(slug, 'testimonials').items.map(({ name }) => name))
    expect(names).toEqual([...new Set(names)])
  })
})

describe('the copy', () => {
  test.each(slugs)('%s has 350-700 words', (slug) => {
    const count = wordsOf(pageOf(slug)).length
    expect(count).toBeGreaterThanOrEqual(350)
    expect(count).toBeLessThanOrEqual(700)
  })

  test('no sentence of five words or more is there twice, except in safety and medical information', () => {
    const sentences = slugs.flatMap((slug) =>
      sentencesOf(pageOf(slug).filter(({ kind }) => kind !== 'safety' && kind !== 'warning')),
    )
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) < index)).toEqual([])
  })

  test('a text is split into its sentences', () => {
    const section: Section = {
      kind: 'warning',
      title: 'Too short',
      text: 'This one, at -200°F, counts. And so does THIS one?',
    }
    expect(sentencesOf([section])).toEqual(['this one at 200 f counts', 'and so does this one'])
  })

  test.each(['semaglutide', 'shockwave-therapy', 'shockwaves-women'])('%s requires a consultation', (slug) => {
    const copy = copyOf(pageOf(slug)).join('\n')
    expect(copy).toContain('Treatment requires a physician or licensed-professional consultation.')
  })

  test.each(['shockwave-therapy', 'shockwaves-women'])('%s speaks of privacy', (slug) => {
    expect(sectionOf(slug, 'safety').title).toMatch(/privacy/i)
  })

  test('medical weight loss has a journey of four and three questions', () => {
    expect(sectionOf('semaglutide', 'steps').steps.map(({ title }) => title)).toEqual([
      'Consultation',
      'Custom plan',
      'Treatment',
      'Support',
    ])
    expect(sectionOf('semaglutide', 'faq').items.map(({ question }) => question)).toEqual([
      'How does it work?',
      'What results can I expect?',
      'Is it safe for long-term use?',
    ])
  })
})

describe('the buttons', () => {
  test.each(slugs)('%s links to the locations in its hero', (slug) => {
    expect(sectionOf(slug, 'hero').actions).toContainEqual(findLocation)
  })

  test.each(examPages)('%s leads to the exam, its cards book %s', (slug, service) => {
    const cards = sectionOf(slug, 'pricing').cards.map(({ action }) => action)
    expect(cards.map(({ label, ...route }) => (label === '' ? null : route))).toEqual(
      cards.map(() => ({ kind: 'unwired', service })),
    )
    const others = buttonsOf(pageOf(slug)).filter((button) => !cards.includes(button))
    expect(new Set(others.map(({ kind }) => kind))).toEqual(
      new Set(slug === 'shockwaves-women' ? ['exam', 'link', 'unwired'] : ['exam', 'link']),
    )
    expect(others.filter(({ kind }) => kind === 'link')).toEqual([findLocation])
  })

  test('the private consultation of the women’s page has no action of its own', () => {
    expect(sectionOf('shockwaves-women', 'closing').actions).toEqual([
      { kind: 'unwired', label: 'Schedule Private Consultation', service: 'shockwave-women' },
    ])
  })

  test.each([
    ['compression-therapy', 'Book Now', 'Start Package', 'Transform Now'],
    ['nad-injections', 'Book Now', 'Start Package', 'Transform Now'],
    ['acoustic-therapy', 'Book Now', 'Start Package', 'Transform Now'],
    ['slimpod', 'Book Now', 'Transform Now'],
  ])('the cards of %s say %s', (slug, ...labels) => {
    expect(buttonsOfKind(slug, 'unwired').map(({ label }) => label)).toEqual(labels)
  })

  test.each([
    ['cryotherapy', 'full-body-cryo'],
    ['chillslim', 'cryo-body-shaping'],
  ])('%s books %s', (slug, service) => {
    const others = buttonsOf(pageOf(slug)).filter(({ kind }) => kind !== 'book')
    const booked = buttonsOfKind(slug, 'book').map((button) => button.service)
    expect(others).toEqual([findLocation])
    expect(booked).toEqual([service, service, service])
  })

  test('medical weight loss consults by exam and books its offers without preselection', () => {
    const offers = sectionOf('semaglutide', 'pricing').cards.map(({ action }) => action)
    expect(offers).toEqual(offers.map(({ label }) => ({ kind: 'book', label, service: null })))
    const others = buttonsOf(pageOf('semaglutide')).filter((button) => !offers.includes(button))
    expect(others.map(({ kind }) => kind)).toEqual(['exam', 'link', 'exam'])
  })

  test('telehealth orders online', () => {
    const hrefs = buttonsOfKind('telehealth', 'link').map(({ href }) => href)
    expect(buttonsOf(pageOf('telehealth'))).toHaveLength(hrefs.length)
    expect(hrefs).toEqual(['/order-online', '/locations', '/order-online', '/order-online', '/order-online'])
  })
})
