import * as common from '../../content/words/common.ts'
import { bookService, selectService } from '../../content/words/booking-titles.ts'
import { bookServiceIn } from '../../content/words/search-results.ts'
import { bookingIndex, bookingList, bookingLocations, bookingSlugOf, clinicList } from '../../content/booking-lists.ts'
import { allClinics } from '../../content/first-clinics.ts'
import { homeContent } from '../../content/home.ts'
import { findLocation, locations } from '../../content/locations/index.ts'
import { find as findPage } from '../../content/pages/find.ts'
import { pages } from '../../content/pages/index.ts'
import { demonstration } from '../../content/providers.ts'
import { hasPage, services, type PagedService } from '../../content/services/index.ts'
import type { BookingLocation, BookingService, ListedService, Location, PageContent } from '../../content/types.ts'
import type { Thing } from 'schema-dts'
import { describeBooking, describeServiceFirst } from './booking-head.ts'
import { describePage, type PageHead } from './head.ts'
import { describeHome } from './home-head.ts'
import { breadcrumbs, type Crumb } from './json-ld/breadcrumbs.ts'
import { clinic } from './json-ld/clinic.ts'
import { organization, webSite } from './json-ld/organization.ts'
import { service } from './json-ld/service.ts'
import { describeLocation } from './location-head.ts'
import { homePicture, locationPicture, pagePicture, servicePicture, type Picture } from './picture.ts'
import { describeService } from './service-head.ts'
import { clinicsText } from './text/clinics.ts'
import { bookingListText, calendarText, clinicsForText, servicesText } from './text/booking.ts'
import { findText } from './text/find.ts'
import { homeText } from './text/home.ts'
import { locationText } from './text/location.ts'
import { pageText } from './text/page.ts'
import { serviceText } from './text/service.ts'

/** A page as search engines, shared links and assistants get it. */
export interface FoundPage extends PageHead {
  /** Its name in lists of pages. */
  name: string
  /** The day on which its content last changed. */
  updated: string
  picture: Picture
  /** What the page is about, in schema.org's vocabulary. */
  things: () => readonly Thing[]
  /** Its clean-text twin. */
  text: () => string
}

/** Every page with an address of its own, without the addresses that only show another page. */
export function foundPages(): FoundPage[] {
  return [
    home(),
    ...locations.map(locationPage),
    ...services.filter(hasPage).map(servicePage),
    ...pages.map(contentPage),
    ...bookingLocations().flatMap(bookingPages),
    ...serviceFirstPages(),
    ...(allClinics ? [clinicsPage(allClinics.label)] : []),
  ]
}

/** The address of a page's clean-text twin. */
export function twinPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`
}

function home(): FoundPage {
  return {
    ...describeHome(homeContent),
    name: common.home,
    updated: latest([homeContent, ...locations, ...services]),
    picture: homePicture(),
    things: () => [organization(), webSite()],
    text: homeText,
  }
}

function locationPage(location: Location): FoundPage {
  const head = describeLocation(location)
  const picture = locationPicture(location)
  return {
    ...head,
    name: location.name,
    updated: latest([location, ...services]),
    picture,
    things: () => [clinic(location, picture.path), breadcrumbs([{ name: location.name, path: head.canonical }])],
    text: () => locationText(location),
  }
}

function servicePage(treatment: PagedService): FoundPage {
  const { name, slug, href, page } = treatment
  const picture = servicePicture(treatment)
  return {
    ...describeService({ slug, name, sections: page }),
    name,
    updated: treatment.updated,
    picture,
    things: () => [service(treatment, picture.path), breadcrumbs([{ name, path: href }])],
    text: () => serviceText(treatment),
  }
}

function contentPage(page: PageContent): FoundPage {
  const { title, path } = page
  return {
    ...describePage(page),
    name: title,
    updated: latest([page, ...shownOn(page)]),
    picture: pagePicture(page),
    things: () => [breadcrumbs([{ name: title, path }])],
    text: () => (path === findPage.path ? findText() : pageText(page)),
  }
}

/** The records that a page shows beside its own content. */
function shownOn({ path, sections }: PageContent): readonly { updated: string }[] {
  if (path === findPage.path) return [...services, ...locations]
  const kinds = new Set(sections.map(({ kind }) => kind))
  return [
    ...(kinds.has('prices') || kinds.has('comparison') ? services : []),
    ...(kinds.has('clinics') ? locations : []),
  ]
}

/** The list of all clinics. */
function clinicsPage(name: string): FoundPage {
  const head = describePage(clinicList())
  return {
    ...head,
    name,
    updated: latest(locations),
    picture: homePicture(),
    things: () => [breadcrumbs([{ name, path: head.canonical }])],
    text: () => clinicsText(clinicList()),
  }
}

/** A clinic's list and its calendars. */
function bookingPages(place: BookingLocation): FoundPage[] {
  const location = findLocation(place.slug) ?? locations.find((candidate) => bookingSlugOf(candidate) === place.slug)
  if (!location) return []
  const offered = bookingList(place.slug, demonstration.bookingUrlTemplate)?.services ?? []
  const head = describeBooking(place, undefined)
  const way: Crumb[] = [
    { name: location.name, path: `/locations/${location.slug}` },
    { name: common.book, path: head.canonical },
  ]
  const list: FoundPage = {
    ...head,
    name: common.bookIn(place.name),
    updated: latest([location, ...services]),
    picture: locationPicture(location),
    things: () => [breadcrumbs(way)],
    text: () => bookingListText(place, offered),
  }
  return [list, ...offered.flatMap((offer) => calendarPage({ place, location, offer, way }))]
}

/** Where the service is chosen before the clinic, and one page for each service. */
function serviceFirstPages(): FoundPage[] {
  const { locations: clinics, services: offered } = bookingIndex()
  const pageOf = (chosen: ListedService | undefined): FoundPage => {
    const head = describeServiceFirst(chosen)
    const treatment = services.find(({ booking }) => booking && booking.id === chosen?.id)
    const name = chosen ? bookService(chosen.name) : selectService
    return {
      ...head,
      name,
      updated: treatment?.updated ?? latest(services),
      picture: treatment && hasPage(treatment) ? servicePicture(treatment) : homePicture(),
      things: () => [breadcrumbs([{ name, path: head.canonical }])],
      text: () => (chosen ? clinicsForText(chosen, clinics) : servicesText(offered)),
    }
  }
  return [undefined, ...offered].map(pageOf)
}

interface Calendar {
  place: BookingLocation
  location: Location
  offer: BookingService
  way: readonly Crumb[]
}

function calendarPage({ place, location, offer, way }: Calendar): FoundPage {
  const head = describeBooking(place, offer)
  const treatment = services.find(({ booking }) => booking?.id === offer.id)
  return {
    ...head,
    name: bookServiceIn(offer.name, place.name),
    updated: latest(treatment ? [location, treatment] : [location]),
    picture: treatment && hasPage(treatment) ? servicePicture(treatment) : locationPicture(location),
    things: () => [breadcrumbs([...way, { name: offer.name, path: head.canonical }])],
    text: () => calendarText(place, offer),
  }
}

function latest(dated: readonly { updated: string }[]): string {
  return (
    dated
      .map(({ updated }) => updated)
      .toSorted()
      .at(-1) ?? ''
  )
}
