import { fillStars } from '../blocks/Stars/fill-stars.ts'
import { showReadingTime } from '../blocks/TwoSides/show-reading-time.ts'
import { createStill } from '../still/still.tsx'
import type { ClinicStillProps } from './ClinicStill.tsx'
import type { HomeStillProps } from './HomeStill.tsx'
import type { ServicePageProps } from './ServicePage.tsx'

export const homeStill = createStill<HomeStillProps>(
  'ui/pages/HomeStill.tsx',
  async () => (await import('./HomeStill.tsx')).HomeStill,
  showReadingTime,
)

export const clinicStill = createStill<ClinicStillProps>(
  'ui/pages/ClinicStill.tsx',
  async () => (await import('./ClinicStill.tsx')).ClinicStill,
)

export const serviceStill = createStill<ServicePageProps>(
  'ui/pages/ServicePage.tsx',
  async () => (await import('./ServicePage.tsx')).ServicePage,
  fillStars,
)
