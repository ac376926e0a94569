import { locations } from '../../content/locations/index.ts'

const movedPages: Readonly<Record<string, string>> = {}

/**
 * Paths that moved, with everything below them: pages are listed by hand, clinics whose booking list has another slug
 * are derived (docs/decisions/03-six-pages-five-lists.md). The client gets the result as a constant, see
 * scripts/support/constant-modules.ts.
 */
export const moved: Readonly<Record<string, string>> = {
  ...movedPages,
  ...Object.fromEntries(
    locations.flatMap(({ slug, booking }) =>
      booking.kind === 'online' && booking.slug !== slug ? [[`/book/${slug}`, `/book/${booking.slug}`]] : [],
    ),
  ),
}
