import { brand } from '../../content/brand.ts'
import type { ClinicList } from '../../content/types.ts'
import { pageHead, type PageHead } from './head.ts'

/** What search results say of the list of all clinics. */
export function describeClinics({ clinics }: ClinicList): PageHead {
  return {
    title: `All clinics · ${brand.shortName}`,
    description: `All ${clinics.length} clinics of ${brand.name} with the way to each one's page.`,
    canonical: '/locations/all',
  }
}

/** The head of the list of all clinics. */
export function clinicsHead(list: ClinicList) {
  return pageHead(describeClinics(list))
}
