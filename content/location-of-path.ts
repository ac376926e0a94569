import { bookingSlugOf } from './booking-lists.ts'
import { locations } from './locations/index.ts'

/**
 * The slug of the clinic a path belongs to: `/locations/<slug>`, `/book/<slug of clinic or list>` and all below them.
 * Everywhere else there is none.
 */
export function locationOfPath(pathname: string): string | undefined {
  const [, section, segment] = pathname.split('/')
  return locations.find(
    (location) =>
      (section === 'locations' && segment === location.slug) ||
      (section === 'book' && (segment === location.slug || segment === bookingSlugOf(location))),
  )?.slug
}
