import { locations } from '../../content/locations/index.ts'

const movedPages: Readonly<Record<string, string>> = {}

/**
 * Paths that moved, with all below them: pages by hand, and clinics whose booking list has a slug of its own
 * (docs/decisions/03-six-pages-five-lists.md). A visitor's scripts get the outcome, see scripts/support/constant-modules.ts.
 */
export const moved: Readonly<Record<string, string>> = {
  ...movedPages,
  ...Object.fromEntries(
    locations.flatMap(({ slug, booking }) =>
      booking.kind === 'online' && booking.slug !== slug ? [[`/book/${slug}`, `/book/${booking.slug}`]] : [],
    ),
  ),
}
