import { brand } from '../brand.ts'
import { offers } from '../offers.ts'
import { services } from '../services/index.ts'
import { injections, treatments } from '../treatments.ts'
import type { PageContent, PricedGroup, Service } from '../types.ts'
import { vitaminShots } from '../vitamin-shots.ts'
import * as words from '../words/price-list.ts'

/** Every price of the site, from the records that the pages and dialogs show it of. */
export const priceList: PageContent = {
  path: '/price-list',
  title: 'Price list',
  description: `Every price of ${brand.name} on one page: sessions, packages, first visits, shots and programs, and what each includes.`,
  sample: true,
  updated: '2026-11-25',
  climate: 'within',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Prices',
      title: 'Every price, on one page',
      text: 'What a visit costs, what it includes, and why some things have two prices. Your clinic confirms the price before anything begins.',
      actions: [
        { kind: 'book', label: 'Book a session', service: null },
        { kind: 'call', label: `Call ${brand.phone.display}` },
        { kind: 'link', label: 'Compare services', href: '/compare' },
      ],
    },
    {
      kind: 'prices',
      title: 'Sessions and series',
      intro: 'The same at every clinic that offers the service.',
      groups: services.flatMap((service) => groupOf(service) ?? []),
    },
    {
      kind: 'prose',
      title: 'Before you pay',
      intro: 'What a consultation decides, and what you may ask for.',
      parts: [
        {
          title: 'What a consultation decides',
          paragraphs: [
            'Medical weight loss, shockwave therapy and prescribed injections begin with a consultation. A physician ' +
              'or licensed professional decides whether the treatment suits you, and with it the plan and its price. ' +
              'Until then you owe nothing but the consultation.',
          ],
        },
        {
          title: 'Your good-faith estimate (sample for counsel)',
          paragraphs: [
            'If you have no health insurance, or do not use it, you have the right to a good-faith estimate: in ' +
              'writing, before a scheduled service or when you ask for it, what the service is expected to cost. If the ' +
              'bill is at least $400 above the estimate, you can dispute it.',
            'This text is a sample, to be reviewed by counsel. Source: the No Surprises Act, 45 CFR 149.610; ' +
              'cms.gov/nosurprises.',
          ],
        },
      ],
    },
    {
      kind: 'prices',
      title: 'First visits, shots and programs',
      intro: 'What is sold besides single services.',
      groups: [
        {
          title: words.packages,
          href: '/new-member',
          rows: offers.map(({ title, description, price, originalPrice, duration }) => ({
            what: title,
            note: [
              ...(duration ? [words.lasting(duration)] : []),
              description,
              ...(originalPrice ? [words.was(originalPrice)] : []),
            ].join(' '),
            price,
          })),
        },
        {
          title: words.courses,
          href: '/pricing',
          rows: treatments.map(({ title, description, price }) => ({ what: title, note: description, price })),
        },
        {
          title: words.injections,
          href: '/pricing',
          rows: injections.map(({ title, description, price }) => ({ what: title, note: description, price })),
        },
        {
          title: words.shots,
          href: '/pricing',
          rows: vitaminShots.map(({ title, text, price }) => ({ what: title, note: text, price })),
        },
      ],
    },
    {
      kind: 'closing',
      title: 'Not sure what you need?',
      text: 'Call, or book what sounds right: the team will say so if something else suits you better.',
      actions: [
        { kind: 'book', label: 'Book a session', service: null },
        { kind: 'link', label: 'Contact us', href: '/contact' },
      ],
    },
  ],
}

/** A service's prices: those of its page, and where its detail starts lower, that too, with the page's reason. */
function groupOf({ name, href, detail, page }: Service): PricedGroup | null {
  const pricing = page?.find((section) => section.kind === 'pricing')
  const cards = pricing?.cards ?? []
  const starts = detail && !cards.some(({ price }) => price === detail.price) ? detail.price : null
  const rows = [
    ...(starts === null ? [] : [{ what: words.startsAt, note: words.lasting(detail?.duration ?? ''), price: starts }]),
    ...cards.map(({ title, note, items, price }) => ({ what: title, note: words.included(note, items), price })),
  ]
  if (rows.length === 0) return null
  return { title: name, href, ...(pricing && { why: pricing.intro }), rows }
}
