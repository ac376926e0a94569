import type { DayOfWeek, HealthAndBeautyBusiness, OpeningHoursSpecification } from 'schema-dts'
import { bookingSlugOf } from '../../../content/booking-lists.ts'
import { brand } from '../../../content/brand.ts'
import { describeDay } from '../../../content/hours.ts'
import type { Location, SpecialDay, Weekday, WeeklyHours } from '../../../content/types.ts'
import { absolute } from '../origin.ts'
import { organizationReference } from './organization.ts'
import { idOf } from './thing.ts'

const dayNames: readonly (readonly [Weekday, Extract<DayOfWeek, string>])[] = [
  ['mon', 'Monday'],
  ['tue', 'Tuesday'],
  ['wed', 'Wednesday'],
  ['thu', 'Thursday'],
  ['fri', 'Friday'],
  ['sat', 'Saturday'],
  ['sun', 'Sunday'],
]

/**
 * A clinic: its address, its hours and how to reach it. It has no rating, since search engines ignore a site's rating
 * of itself.
 */
export function clinic(location: Location, picture: string): HealthAndBeautyBusiness {
  const { slug, name, introduction, address, coordinates, phone, externalSite, hours, specialDays } = location
  const path = `/locations/${slug}`
  return {
    '@type': 'HealthAndBeautyBusiness',
    '@id': idOf(path, 'clinic'),
    name: `${brand.name} ${name}`,
    description: introduction,
    url: absolute(path),
    image: absolute(picture),
    telephone: phone.e164,
    sameAs: externalSite,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.town,
      addressRegion: address.state,
      postalCode: address.zip,
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', ...coordinates },
    openingHoursSpecification: openingHours(hours),
    ...(specialDays.length > 0 && { specialOpeningHoursSpecification: specialDays.map(specialHours) }),
    parentOrganization: organizationReference(),
    ...(location.booking.kind === 'online' && {
      potentialAction: { '@type': 'ReserveAction', target: absolute(`/book/${bookingSlugOf(location)}`) },
    }),
  }
}

/** One entry for all days with the same hours. */
function openingHours(hours: WeeklyHours): OpeningHoursSpecification[] {
  const spans = new Map(dayNames.map(([day]) => [describeDay(hours[day]), hours[day]]))
  return [...spans].map(([span, { opens, closes }]) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: dayNames.filter(([day]) => describeDay(hours[day]) === span).map(([, name]) => name),
    opens,
    closes,
  }))
}

/** A closed day is given as open from midnight to midnight, as search engines expect it. */
function specialHours({ date, hours }: SpecialDay): OpeningHoursSpecification {
  const { opens, closes } = hours ?? { opens: '00:00', closes: '00:00' }
  return { '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date, opens, closes }
}
