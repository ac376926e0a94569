import type { ClinicList } from '../../../content/types.ts'
import { heading, link, list, plain, textOf } from './markdown.ts'

/** The list of all clinics in words. */
export function clinicsText({ title, description, clinics }: ClinicList): string {
  return textOf([
    heading(1, title),
    plain(description),
    list(clinics.map(({ name, slug, booking }) => `${link(name, `/locations/${slug}`)}, ${plain(booking.place)}`)),
  ])
}
