import * as detailWords from '../../../content/words/service-detail.ts'
import * as words from '../../../content/words/text-pages.ts'
import { bookingLocations } from '../../../content/booking-lists.ts'
import { allClinics, firstClinics } from '../../../content/first-clinics.ts'
import type { PagedService } from '../../../content/services/index.ts'
import type { Service } from '../../../content/types.ts'
import { heading, link, linkTo, list, numbered, plain, textOf, type Blocks } from './markdown.ts'
import { sectionBlocks } from './sections.ts'

/** A service's page in words: its sections, its dialog's details, and where it can be booked. */
export function serviceText({ name, page, detail, booking }: PagedService): string {
  return textOf([
    ...sectionBlocks(page),
    ...(detail ? [heading(2, words.atClinic(name)), ...detailBlocks(detail)] : []),
    ...(booking ? [heading(2, words.bookOnline), list(bookingLinks(booking.id))] : []),
  ])
}

/** The four parts of a service's detail: docs/product/services.md, P-SERVICE-11. */
function detailBlocks(detail: NonNullable<Service['detail']>): Blocks {
  return [
    plain(detail.description),
    list(detail.benefits.map(plain)),
    list([
      `${detailWords.duration}: ${detail.duration}`,
      `${detailWords.price}: ${detail.price}`,
      `${detailWords.suitableFor}: ${plain(detail.suitableFor.join(', '))}`,
    ]),
    numbered(detail.process.map(plain)),
  ]
}

function bookingLinks(id: string): string[] {
  const online = bookingLocations(firstClinics).filter(({ books }) => books === 'online')
  return [...online.map(({ slug, name }) => link(words.freeTimes(name), `/book/${slug}/${id}`)), ...linkTo(allClinics)]
}
