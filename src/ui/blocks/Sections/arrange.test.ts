import { describe, expect, test } from 'vitest'
import { hasPage, services } from '../../../../content/services/index.ts'
import type { Section } from '../../../../content/types.ts'
import { arrange } from './arrange.ts'

const paged = services.filter(hasPage)
const quote: Section = {
  kind: 'testimonials',
  title: 'Guests',
  items: [{ name: 'Lee P.', text: 'Quick.', rating: 5, sample: true }],
}
const hero: Section = { kind: 'hero', eyebrow: 'Cold', title: 'Cold', text: 'Cold.', actions: [] }
const closing: Section = { kind: 'closing', title: 'Come in', text: 'Six clinics.', actions: [] }
const ticks: Section = { kind: 'checklist', title: 'Ready', intro: 'All here.', items: ['Towels'] }
const safety: Section = { kind: 'safety', title: 'Careful', text: 'Ask.', items: ['Fever'] }
const benefits: Section = { kind: 'benefits', title: 'Why', intro: 'In short.', cards: [] }
const clinics: Section = { kind: 'clinics', title: 'Clinics', intro: 'Six.' }

const shapeOf = (...page: Parameters<typeof arrange>) =>
  arrange(...page).map(({ sections, columns }) => `${sections.map(({ kind }) => kind).join(' + ')}: ${columns}`)

describe('on each service page', () => {
  test.each(paged)('$slug keeps every section once, its hero first and its closing call last', ({ page, climate }) => {
    const drawn = arrange(page, climate).flatMap(({ sections }) => sections)
    expect(new Set(drawn)).toEqual(new Set(page))
    expect(drawn).toHaveLength(page.length)
    expect([drawn.at(0)?.kind, drawn.at(-1)?.kind]).toEqual(['hero', 'closing'])
  })

  test.each(paged)('$slug changes its surface from row to row, and has at most one scene between', (service) => {
    const surfaces = arrange(service.page, service.climate).map(({ surface }) => surface)
    expect(surfaces.filter((surface, index) => surface === surfaces[index + 1])).toEqual([])
    expect(surfaces.slice(1, -1).filter((surface) => surface === 'scene')).toHaveLength(1)
  })
})

test('there are three skeletons', () => {
  const shapes = new Set(paged.map(({ page, climate }) => shapeOf(page.filter(isCommon), climate).join()))
  expect(shapes.size).toBe(3)
})

const isCommon = ({ kind }: Section) => kind !== 'warning' && kind !== 'faq'

test('without a climate each section has its own row, in the order of content', () => {
  expect(shapeOf([hero, benefits, ticks, clinics, safety, closing], null)).toEqual([
    'hero: top',
    'benefits: top',
    'checklist: side',
    'clinics: top',
    'safety: side',
    'closing: top',
  ])
})

test('half a pair has its own row, and sections that the skeleton does not name come before the closing call', () => {
  expect(shapeOf([hero, benefits, clinics, quote, closing], 'cold')).toEqual([
    'hero: top',
    'benefits: top',
    'testimonials: side',
    'clinics: top',
    'closing: top',
  ])
})

test('a second section of a kind is not lost', () => {
  const second = { ...safety, title: 'Privacy' }
  expect(shapeOf([hero, benefits, safety, second, closing], 'pressure')).toEqual([
    'hero: top',
    'safety + benefits: aside-start',
    'safety: side',
    'closing: top',
  ])
})
