import { render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { CallToAction, PriceCard, Section } from '../../../../content/types.ts'
import { Sections } from './Sections.tsx'

const phone = { e164: '+16095550100', display: '(609) 555-0100' }
const book: CallToAction = { kind: 'book', label: 'Book a session', service: null }
const call: CallToAction = { kind: 'call', label: 'Call us' }
const unwired: CallToAction = { kind: 'unwired', label: 'Book Now', service: 'NAD+ Injections' }

function show(sections: readonly Section[]) {
  return render(<Sections sections={sections} settings={{ phone, unwiredButtons: 'book', climate: 'cold' }} />)
}

function priceCard(changes: Partial<PriceCard>): PriceCard {
  return { title: 'Single', price: '$89', note: 'One area', items: [], popular: false, action: book, ...changes }
}

function pricing(...cards: readonly PriceCard[]): Section {
  return { kind: 'pricing', title: 'What it costs', intro: 'Per session.', cards }
}

const page: readonly Section[] = [
  { kind: 'hero', eyebrow: 'Services', title: 'Local cold', text: 'Nine minutes.', actions: [book, call] },
  { kind: 'benefits', title: 'What it does', intro: 'In short.', cards: [{ title: 'Aimed', text: 'One area.' }] },
  {
    kind: 'steps',
    title: 'How it works',
    intro: 'Two steps.',
    steps: [
      { title: 'Talk', text: 'We ask.' },
      { title: 'Chill', text: 'We cool.' },
    ],
  },
  { kind: 'checklist', title: 'Good for', intro: 'Most joints.', items: ['Knees', 'Elbows'] },
  {
    kind: 'timeline',
    title: 'What happens when',
    intro: 'Over weeks.',
    phases: [
      { label: 'Day 1', title: 'First visit', text: 'Cool skin.' },
      { label: 'Week 2', title: 'Fourth visit', text: 'A habit.' },
    ],
  },
  {
    kind: 'testimonials',
    title: 'What guests say',
    items: [
      { name: 'Dana R.', text: 'My knee thanks you.', rating: 4, result: 'Back to running', sample: true },
      { name: 'Lee P.', text: 'Quick.', rating: 5, sample: true },
    ],
  },
  { kind: 'safety', title: 'Before you come', text: 'Tell us.', items: ['Pregnancy', 'Cold allergy'] },
  { kind: 'warning', title: 'Medical information', text: 'Ask your physician.' },
  pricing(
    priceCard({ items: ['Nine minutes'] }),
    priceCard({ title: 'Ten', price: '$1,199/pack', popular: true, action: unwired }),
  ),
  { kind: 'faq', title: 'Questions', items: [{ question: 'Is it cold?', answer: 'Yes.' }] },
  { kind: 'closing', title: 'Come in', text: 'Six clinics.', actions: [call] },
]

const texts = (elements: readonly HTMLElement[]) => elements.map((element) => element.textContent)
const sectionCalled = (title: string) => {
  const section = screen.getByRole('heading', { name: title, level: 2 }).closest('section')
  if (!section) throw new Error(`the heading '${title}' stands in no section`)
  return within(section)
}

describe('a page of all sections', () => {
  test('has its headings in order, none of them empty', () => {
    show(page)
    const headings = screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)
    expect(headings).toEqual([
      'H1 Local cold',
      'H2 What it does',
      'H3 Aimed',
      'H2 How it works',
      'H3 Talk',
      'H3 Chill',
      'H2 Good for',
      'H2 What happens when',
      'H3 First visit',
      'H3 Fourth visit',
      'H2 What guests say',
      'H2 Before you come',
      'H2 Medical information',
      'H2 What it costs',
      'H3 Single',
      'H3 Ten',
      'H2 Questions',
      'H3 Is it cold?',
      'H2 Come in',
    ])
  })

  test('changes the surface from each section to the next', () => {
    const { container } = show(page)
    const surfaces = [...container.querySelectorAll<HTMLElement>('[data-surface]')].map(({ dataset }) => dataset)
    expect(surfaces.map(({ surface }) => surface)).toEqual(
      [...surfaces.keys()].map((index) => (index % 2 ? 'light' : 'white')),
    )
  })

  test('has no empty paragraph where content leaves intro, note or items out', () => {
    const { container } = show([
      { kind: 'benefits', title: 'What it does', intro: '', cards: [{ title: 'Aimed', text: 'One area.' }] },
      { kind: 'safety', title: 'Before you come', text: 'Tell us.', items: [] },
      pricing(priceCard({ note: '' })),
    ])
    expect([...container.querySelectorAll('p:empty, ul:empty, ol:empty')]).toEqual([])
  })
})

describe('the section', () => {
  test('hero shows its words and its next steps', () => {
    show(page)
    const hero = screen.getByRole('heading', { level: 1 }).closest('section')
    expect(hero).toHaveTextContent('ServicesLocal coldNine minutes.Book a sessionCall us')
  })

  test('closing shows its words and its next step', () => {
    show(page)
    const scene = sectionCalled('Come in')
    expect(scene.getByText('Six clinics.')).toBeVisible()
    expect(scene.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:+16095550100')
  })

  test.each([
    ['What it does', 'ul', ['AimedOne area.']],
    ['Good for', 'ul', ['Knees', 'Elbows']],
    ['Before you come', 'ul', ['Pregnancy', 'Cold allergy']],
    ['How it works', 'ol', ['TalkWe ask.', 'ChillWe cool.']],
    ['What happens when', 'ol', ['Day 1First visitCool skin.', 'Week 2Fourth visitA habit.']],
  ])('%s is a %s of its items', (title, tag, items) => {
    show(page)
    const list = sectionCalled(title).getByRole('list')
    expect(list.localName).toBe(tag)
    expect(texts(within(list).getAllByRole('listitem'))).toEqual(items)
  })

  test('testimonials give each rating in words, and the result where there is one', () => {
    show(page)
    expect(texts(sectionCalled('What guests say').getAllByRole('figure'))).toEqual([
      '4 out of 5My knee thanks you.Dana R. Back to running',
      '5 out of 5Quick.Lee P. ',
    ])
  })

  test('testimonials draw as many stars as the rating, for the eye only', () => {
    show(page)
    const [four] = sectionCalled('What guests say').getAllByRole('figure')
    expect(four?.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(1)
    expect(four?.querySelectorAll('[data-filled]')).toHaveLength(4)
  })

  test('warning is a note under its title', () => {
    show(page)
    const note = screen.getByRole('note', { name: 'Medical information' })
    expect(note).toHaveTextContent('Ask your physician.')
  })

  test('faq opens without JavaScript: a summary with its answer', () => {
    show(page)
    const details = screen.getByRole('heading', { name: 'Is it cold?' }).closest('details')
    expect(details).toHaveTextContent('Is it cold?Yes.')
    expect(details?.firstElementChild?.tagName).toBe('SUMMARY')
    expect(details).not.toHaveAttribute('open')
  })
})

describe('pricing', () => {
  const cardCalled = (title: string) => {
    const card = screen.getByRole('heading', { name: title }).closest('li')
    if (!card) throw new Error(`'${title}' stands on no card`)
    return card
  }

  test('shows price, note, items and action of each card, and says which one is popular', () => {
    show(page)
    expect(cardCalled('Single')).toHaveTextContent(/^Single\$89One areaNine minutesBook a session$/)
    expect(cardCalled('Ten')).toHaveTextContent(/^TenMost popular\$1,199\/packOne areaBook Now$/)
  })

  test.each([
    ['$89', '$89'],
    ['$1,199', '$1,199'],
    ['$199/session', '$199'],
    ['From $45', '$45'],
    ['$299/month', '$299'],
  ])('sets the amount of %s large', (price, amount) => {
    show([pricing(priceCard({ price }))])
    const large = within(cardCalled('Single')).getByText(amount, { selector: 'strong' })
    expect(large.parentElement).toHaveTextContent(price)
  })

  test('without an amount is a plain line', () => {
    show([pricing(priceCard({ price: 'Price varies by plan' }))])
    expect(cardCalled('Single').querySelector('strong')).toBeNull()
    expect(screen.getByText('Price varies by plan')).toBeVisible()
  })

  test('gives the ember to the popular card, and to all where none is popular', () => {
    const tones = () => screen.getAllByRole('link').map(({ dataset }) => dataset['tone'])
    const { unmount } = show(page.slice(8, 9))
    expect(tones()).toEqual(['quiet', 'primary'])
    unmount()
    show([pricing(priceCard({}), priceCard({ title: 'Ten' }))])
    expect(tones()).toEqual(['primary', 'primary'])
  })
})
