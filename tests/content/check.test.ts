import { describe, expect, test } from 'vitest'
import { allContent } from '../../content/all.ts'
import { checkContent, describeProblem } from '../../content/check/check.ts'
import { homeContent } from '../../content/home.ts'
import { princeton } from '../../content/locations/princeton.ts'
import { franchise } from '../../content/pages/franchise.ts'
import { infrared } from '../../content/services/infrared.ts'
import { siteSettings } from '../../content/site.ts'

const princetonFile = 'content/locations/princeton.ts'
const franchiseFile = 'content/pages/franchise.ts'
const infraredFile = 'content/services/infrared.ts'
const card = {
  title: 'One',
  price: '$59',
  note: 'One visit',
  items: ['Heat'],
  popular: false,
  action: { kind: 'exam', label: 'Book' },
}
const guest = { name: 'Ann L.', text: 'Warm.', rating: 5, sample: true }
const way = { title: 'Email', text: 'Write.' }
const call = { kind: 'call', label: 'Call' }
const link = { kind: 'link', label: 'Find Location' }
const banya = { kind: 'unwired', label: 'Book', service: 'Banya' }
const priceReason = "is neither a price like '$89' or 'From $45' nor 'Price varies by plan'"
const nameReason = "is not a first name plus initial like 'Dana R.'"
const emailReason = 'is not an e-mail address'
const phoneReason = 'is not of type object'
const pathReason = 'is not a path of this site'
const banyaReason = "'Banya' is not the booking id of a service"
const ownList = { kind: 'online', slug: 'princeton', name: 'Princeton' }

function problemsOfPrinceton(changes: object) {
  const locations = allContent.locations.map((one) => (one === princeton ? { ...princeton, ...changes } : one))
  return checkContent({ ...allContent, locations })
}

function problemsOfInfrared(changes: object) {
  const services = allContent.services.map((one) => (one === infrared ? { ...infrared, ...changes } : one))
  return checkContent({ ...allContent, services })
}

function problemsOfInfraredPage(kind: string, changes: object) {
  const page = infrared.page?.map((section) => (section.kind === kind ? { ...section, ...changes } : section))
  return problemsOfInfrared({ page })
}

function problemsOfFranchise(changes: object) {
  const pages = allContent.pages.map((one) => (one === franchise ? { ...franchise, ...changes } : one))
  return checkContent({ ...allContent, pages })
}

function franchiseSections(kind: string, changes: object) {
  return franchise.sections.map((section) => (section.kind === kind ? { ...section, ...changes } : section))
}

function withMonday(opens: string, closes: string) {
  return { hours: { ...princeton.hours, mon: { opens, closes } } }
}

describe('the content check', () => {
  test('the site’s own content has no problem', () => {
    expect(checkContent(allContent)).toEqual([])
  })

  test.each([
    ['a missing field', { tagline: undefined }, 'tagline', 'is missing'],
    ['an empty text', { tagline: ' ' }, 'tagline', 'is empty'],
    ['white space around a text', { tagline: 'Cold. ' }, 'tagline', 'has white space around it'],
    ['a wrong type', { sample: 'yes' }, 'sample', 'is not of type boolean'],
    ['a plain-text site', { externalSite: 'http://a.example.com' }, 'externalSite', 'is not an https address'],
    ['a script address', { externalSite: 'javascript:alert(1)' }, 'externalSite', 'is not an https address'],
    ['closing before opening', withMonday('20:00', '09:00'), 'hours.mon.closes', 'closes before it opens'],
    ['closing while opening', withMonday('09:00', '09:00'), 'hours.mon.closes', 'closes before it opens'],
    ['no time of day', withMonday('9:00', '17:00'), 'hours.mon.opens', 'is not a time like 09:00'],
    ['an unknown field', { motto: 'Cold' }, 'motto', 'is not a known field'],
    ['an unknown card link', { cardLinks: { saunas: '/exam-invite' } }, 'cardLinks.saunas', 'is not a known service'],
    [
      'a national phone number',
      { phone: { e164: '6095550140', display: '(609) 555-0140' } },
      'phone.e164',
      'is not an E.164 number like +16095550100',
    ],
    [
      'another number shown than called',
      { phone: { e164: '+16095550140', display: '(609) 555-0141' } },
      'phone.display',
      'shows another number than e164',
    ],
    [
      'an unknown service id',
      { booking: { ...ownList, differs: { 'ice-bath': { name: 'Ice Bath' } } } },
      'booking.differs.ice-bath',
      'is not a known service',
    ],
    [
      'a calendar that is neither https nor ours',
      { booking: { ...ownList, differs: { 'slim-pod': { iframeUrl: '//calendar.example.com' } } } },
      'booking.differs.slim-pod.iframeUrl',
      "is neither an https address nor a path under '/embed/'",
    ],
    [
      "another clinic's list",
      { booking: { ...ownList, slug: 'englishtown', differs: {} } },
      'booking.slug',
      "'englishtown' is used twice",
    ],
  ])('%s of a clinic is reported', (_fault, changes, field, reason) => {
    expect(problemsOfPrinceton(changes)).toEqual([{ file: princetonFile, field, reason }])
  })

  test('a price in other words is reported', () => {
    expect(problemsOfInfrared({ detail: { ...infrared.detail, price: 'about $40' } })).toEqual([
      { file: infraredFile, field: 'detail.price', reason: "is not a price like 'From $45' or '$299/month'" },
    ])
  })

  test.each([
    ['an unknown kind of section', 'hero', { kind: 'banner' }, '0.kind', 'is not a kind of section'],
    ['an unknown field of a section', 'safety', { tone: 'calm' }, '6.tone', 'is not a known field'],
    ['an empty title', 'steps', { title: '' }, '2.title', 'is empty'],
    ['a lack of cards', 'benefits', { cards: [] }, '1.cards', 'has fewer than 3 cards'],
    ['a price in words', 'pricing', { cards: [{ ...card, price: '59 dollars' }] }, '7.cards.0.price', priceReason],
    ['a full surname', 'testimonials', { items: [{ ...guest, name: 'Ann Lee' }] }, '5.items.0.name', nameReason],
    [
      'six stars',
      'testimonials',
      { items: [{ ...guest, rating: 6 }] },
      '5.items.0.rating',
      'is not a rating from 1 to 5',
    ],
    ['a foreign link', 'hero', { actions: [{ ...link, href: '//a.example' }] }, '0.actions.0.href', pathReason],
    [
      'an unknown kind of button',
      'hero',
      { actions: [{ kind: 'tap' }] },
      '0.actions.0.kind',
      'is not a kind of button',
    ],
    ['an unknown service', 'pricing', { cards: [{ ...card, action: banya }] }, '7.cards.0.action.service', banyaReason],
  ])('%s of a service page is reported', (_fault, kind, changes, field, reason) => {
    expect(problemsOfInfraredPage(kind, changes)).toContainEqual({ file: infraredFile, field: `page.${field}`, reason })
  })

  test('a page that does not end with its closing call is reported', () => {
    expect(problemsOfInfrared({ page: infrared.page?.slice(0, -1) })).toEqual([
      { file: infraredFile, field: 'page', reason: 'does not have its one closing last' },
    ])
  })

  test.each([
    ['an empty title', 'benefits', { title: '' }, '1.title', 'is empty'],
    ['no e-mail address', 'contact', { cards: [{ ...way, email: 'us' }] }, '4.cards.0.email', emailReason],
    ['no number to call', 'hero', { actions: [{ ...call, phone: '555' }] }, '0.actions.0.phone', phoneReason],
    ['an unknown service', 'closing', { actions: [banya] }, '6.actions.0.service', banyaReason],
  ])('%s of a page is reported', (_fault, kind, changes, field, reason) => {
    const sections = franchiseSections(kind, changes)
    expect(problemsOfFranchise({ sections })).toEqual([{ file: franchiseFile, field: `sections.${field}`, reason }])
  })

  test.each([
    ['with a slash at its end', '/franchise/', 'content/pages/index.ts'],
    ['of another page', '/terms', 'content/pages/terms.ts'],
    ['that is missing', undefined, 'content/pages/index.ts'],
  ])('a page’s path %s is reported', (_fault, path, file) => {
    expect(problemsOfFranchise({ path }).map((problem) => problem.file)).toEqual([file])
  })

  test('an address that is not that of the page is reported', () => {
    expect(problemsOfInfrared({ href: '/services/sauna' })).toEqual([
      { file: infraredFile, field: 'href', reason: 'does not lead to its page' },
    ])
  })

  test('an id that another service has is reported, and a clinic that still names the old one', () => {
    expect(problemsOfInfrared({ booking: { ...infrared.booking, id: 'cryo-skin' } })).toEqual([
      { file: infraredFile, field: 'booking.id', reason: "'cryo-skin' is used twice" },
      {
        file: 'content/locations/red-bank.ts',
        field: 'booking.differs.infrared-sauna',
        reason: 'is not a known service',
      },
      ...[0, 1, 2].map((card) => ({
        file: infraredFile,
        field: `page.7.cards.${card}.action.service`,
        reason: "'infrared-sauna' is not the booking id of a service",
      })),
    ])
  })

  test('a slug without a calendar is no booking id of another service', () => {
    expect(
      problemsOfInfrared({ slug: 'slim-pod', href: '/services/slim-pod', booking: null }).map(describeProblem),
    ).toContain(
      "content/services/slim-pod.ts: slug: 'slim-pod' is the booking id in content/services/slimpod.ts: " +
        'this service, which has no calendar, would open that one',
    )
    const own = problemsOfInfrared({ slug: 'slim-pod', href: '/services/slim-pod' })
    expect(own.filter(({ field }) => field === 'slug')).toEqual([])
  })

  test('a slug used twice is reported at its second record', () => {
    expect(problemsOfInfrared({ slug: 'chillskin', href: '/services/chillskin' })).toEqual([
      { file: 'content/services/chillskin.ts', field: 'slug', reason: "'chillskin' is used twice" },
      { file: 'content/home.ts', field: 'services.pictured.infrared', reason: 'is not a known service' },
    ])
  })

  test('a record without a slug is named by its place in the list', () => {
    expect(problemsOfPrinceton({ slug: undefined })).toEqual([
      { file: 'content/locations/index.ts', field: '[3].slug', reason: 'is missing' },
    ])
  })

  test('a saving that its two prices do not make is reported', () => {
    const items = homeContent.offers.items.map((offer, index) => (index === 0 ? { ...offer, price: '$45' } : offer))
    const home = { ...homeContent, offers: { ...homeContent.offers, items } }
    expect(checkContent({ ...allContent, home }).map(describeProblem)).toEqual([
      'content/offers.ts: 0.savings: is not what the two prices make',
    ])
  })

  test('all problems are reported, not only the first', () => {
    const locations = allContent.locations.map((one) =>
      one === princeton ? { ...princeton, name: '', ...withMonday('20:00', '09:00'), externalSite: 'ftp://x' } : one,
    )
    const site = { ...siteSettings, scrollOnBack: 'sideways' }
    const items = homeContent.offers.items.map((offer, index) =>
      index === 0 ? { ...offer, price: '39 dollars' } : offer,
    )
    const home = { ...homeContent, offers: { ...homeContent.offers, items } }
    expect(checkContent({ ...allContent, home, locations, site }).map(describeProblem)).toEqual([
      'content/site.ts: scrollOnBack: is not one of: restore, top',
      "content/offers.ts: 0.price: is not a price like '$39', 'From $199', '$299/month' or '$199 per month'",
      'content/locations/princeton.ts: name: is empty',
      'content/locations/princeton.ts: externalSite: is not an https address',
      'content/locations/princeton.ts: hours.mon.closes: closes before it opens',
    ])
  })
})
