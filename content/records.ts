import {
  bookingIndex,
  bookingList,
  bookingListSlugs,
  bookingSlugOf,
  clinicList,
  phoneListSlugs,
} from './booking-lists.ts'
import { brand } from './brand.ts'
import { clinicsFor } from './any-list.ts'
import { clinicsWith } from './clinics-with.ts'
import { consultation } from './consultation.ts'
import { allClinics, firstClinics } from './first-clinics.ts'
import { findIndex } from './find/index.ts'
import { firstVisit, reviewsFor } from './first-visit.ts'
import { homeContent } from './home.ts'
import { describeHours, describeHoursInline } from './hours.ts'
import { locations } from './locations/index.ts'
import { navigation } from './navigation.ts'
import { pages } from './pages/index.ts'
import { examFrame, pricingFrame } from './part-frames.ts'
import { cardPictureOf, pictureOf } from './picture-of.ts'
import { places } from './placed-clinics.ts'
import { hasPage, type PagedService, services } from './services/index.ts'
import type {
  BookingIndex,
  BookingList,
  ClinicEntry,
  ClinicList,
  Consultation,
  ContentPage,
  DeliveredSettings,
  FindIndex,
  FinderEntry,
  GridCard,
  HomePage,
  Location,
  LocationPage,
  Providers,
  Navigation,
  PageContent,
  Places,
  Service,
  ServiceDetail,
  ServicePage,
  TreatmentSection,
  WeightLossProgram,
} from './types.ts'
import { weightLossProgram } from './weight-loss.ts'
import { compareWithOthers } from './words/compare.ts'

/** Every JSON record of the site by name; each is written to a file of that name. */
export interface RecordTypes {
  navigation: Navigation
  settings: DeliveredSettings
  home: HomePage
  /** Keyed by the service's slug. */
  'service-details': Record<string, ServiceDetail>
  'booking-index': BookingIndex
  find: FindIndex
  consultation: Consultation
  'weight-loss': WeightLossProgram
  places: Places
  [location: `locations/${string}`]: LocationPage
  [service: `services/${string}`]: ServicePage
  [list: `booking/${string}`]: BookingList
  [page: `pages/${string}`]: ContentPage
  /** `clinics/all`, where there are more clinics than the first. */
  [list: `clinics/${string}`]: ClinicList
}

/** The page on which the exam starts. */
const examPath = '/exam-invite'

const listSlugs = [...bookingListSlugs, ...phoneListSlugs]

/** Builds every record; `recordNames` lists exactly its keys. */
export function buildRecords(providers: Providers): RecordTypes {
  const { bookingUrlTemplate, leadsUrl, leadsAnswers, franchiseUrl, franchiseAnswers, errorsUrl, pricing } = providers
  const records: RecordTypes = {
    navigation: navigation(),
    settings: { leadsUrl, leadsAnswers, franchiseUrl, franchiseAnswers, errorsUrl },
    home: homePage(),
    'service-details': serviceDetails(),
    'booking-index': bookingIndex(),
    find: findIndex(),
    consultation: consultationRecord(providers),
    'weight-loss': weightLossProgram(pricing, pricingFrame(providers)),
    places: places(),
  }
  for (const location of locations) records[`locations/${location.slug}`] = locationPage(location)
  for (const service of services.filter(hasPage)) records[`services/${service.slug}`] = servicePage(service)
  for (const slug of listSlugs) {
    const list = bookingList(slug, bookingUrlTemplate)
    if (list) records[`booking/${slug}`] = list
  }
  for (const page of pages) records[`pages/${page.path.slice(1)}`] = contentPage(page, providers)
  if (allClinics) records['clinics/all'] = clinicList()
  return records
}

/** One record by its name; undefined for a name that has none. */
export function readRecord<Name extends keyof RecordTypes>(
  name: Name,
  options: Providers,
): RecordTypes[Name] | undefined {
  const records = buildRecords(options)
  return Object.hasOwn(records, name) ? records[name] : undefined
}

/** The names of all records there are. */
export function recordNames(): (keyof RecordTypes)[] {
  return [
    'navigation',
    'settings',
    'home',
    'service-details',
    'booking-index',
    'find',
    'consultation',
    'weight-loss',
    'places',
    ...locations.map(({ slug }): keyof RecordTypes => `locations/${slug}`),
    ...services.filter(hasPage).map(({ slug }): keyof RecordTypes => `services/${slug}`),
    ...listSlugs.map((slug): keyof RecordTypes => `booking/${slug}`),
    ...pages.map(({ path }): keyof RecordTypes => `pages/${path.slice(1)}`),
    ...(allClinics ? (['clinics/all'] as const) : []),
  ]
}

function homePage(): HomePage {
  return {
    content: homeContent,
    picture: pictureOf('home'),
    phone: brand.phone,
    finder: firstClinics.map(finderEntry),
    ...(allClinics && { allClinics }),
    cards: gridCards({}, null),
  }
}

function finderEntry(location: Location): FinderEntry {
  const { name, place, slug, hours, phone, booking } = location
  return {
    slug,
    name,
    place,
    href: `/locations/${slug}`,
    bookingHref: `/book/${bookingSlugOf(location)}`,
    books: booking.kind,
    phone,
    openLine: describeHoursInline(hours),
  }
}

function locationPage(location: Location): LocationPage {
  const { booking } = location
  return {
    /* What its list says differently is in the list. */
    location: { ...location, booking: booking.kind === 'online' ? { ...booking, differs: {} } : booking },
    picture: pictureOf(location.slug),
    bookingSlug: bookingSlugOf(location),
    cards: gridCards(location.cardLinks, location),
    clinics: firstClinics.map(({ slug, name }) => ({ slug, name, href: `/locations/${slug}` })),
    ...(firstVisit && { offer: firstVisit }),
    reviews: reviewsFor(location),
  }
}

function gridCards(cardLinks: Location['cardLinks'], location: Location | null): GridCard[] {
  return services.flatMap(({ slug, climate, href, card, detail, booking }) => {
    if (!card || !detail) return []
    const link = Object.hasOwn(cardLinks, slug) ? cardLinks[slug] : undefined
    return {
      title: card.title,
      slug,
      picture: cardPictureOf(slug),
      climate,
      href: link ?? href,
      service: booking?.id ?? slug,
      bookingHref: cardBookingHref(location, booking),
      opens: link ? 'link' : 'detail',
      duration: detail.duration,
      price: detail.price,
    }
  })
}

function cardBookingHref(location: Location | null, booking: Service['booking']): string {
  if (!location) return clinicsFor(booking?.id)
  const list = `/book/${bookingSlugOf(location)}`
  return booking && location.booking.kind === 'online' ? `${list}/${booking.id}` : list
}

function serviceDetails(): Record<string, ServiceDetail> {
  return Object.fromEntries(services.flatMap(({ slug, detail }) => (detail ? [[slug, detail]] : [])))
}

function servicePage(service: PagedService): ServicePage {
  const { slug, name, climate, booking, facts, session, page } = service
  return {
    slug,
    name,
    climate,
    picture: pictureOf(slug),
    bookingHref: booking ? clinicsFor(booking.id) : slug === 'telehealth' ? '/order-online' : '/exam-invite',
    phone: brand.phone,
    facts,
    session,
    clinics: clinicsWith(service),
    sections: page.map((section) => (section.kind === 'closing' ? withComparison(section, slug) : section)),
  }
}

type Closing = Extract<TreatmentSection, { kind: 'closing' }>

/** The end of a service's page leads to the comparison as well. */
function withComparison(closing: Closing, slug: string): Closing {
  const compare = { kind: 'link', label: compareWithOthers, href: `/compare?services=${slug}` } as const
  return { ...closing, actions: [...closing.actions, compare] }
}

function consultationRecord({ schedulerUrl, meetingUrl }: Providers): Consultation {
  const { phone, email } = brand
  return {
    ...consultation,
    schedulerUrl: schedulerUrl ?? '/embed/scheduler.html',
    isDemonstration: schedulerUrl === null,
    meetingUrl: meetingUrl ?? '/embed/meeting.html',
    phone,
    email,
  }
}

function contentPage(page: PageContent, providers: Providers): ContentPage {
  const { path, title, description, climate, picture, sections } = page
  const listsClinics = sections.some(({ kind }) => kind === 'clinics')
  return {
    path,
    title,
    description,
    climate,
    picture: picture ? pictureOf(picture) : null,
    sections,
    phone: brand.phone,
    clinics: listsClinics ? firstClinics.map(clinicEntry) : [],
    ...(listsClinics && allClinics && { allClinics }),
    ...(path === examPath && { exam: examFrame(providers) }),
  }
}

function clinicEntry({ name, place, slug, address, phone, hours }: Location): ClinicEntry {
  const lines = describeHours(hours).map((line) => `${line.days} ${line.hours}`)
  return { slug, name, place, href: `/locations/${slug}`, address, phone, hours: lines }
}
