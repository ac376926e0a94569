import { fillStars } from '../blocks/Stars/fill-stars.ts'
import { showReadingTime } from '../blocks/TwoSides/show-reading-time.ts'
import { createStill } from '../still/still.tsx'
import type { ClinicStillProps } from './ClinicStill.tsx'
import type { HomeStillProps } from './HomeStill.tsx'
import type { ServicePageProps } from './ServicePage.tsx'

export const homeStill = createStill<HomeStillProps>(
  'ui/pages/HomeStill.tsx',
  () => import('./HomeStill.tsx').then((part) => part.HomeStill),
  showReadingTime,
)

export const clinicStill = createStill<ClinicStillProps>('ui/pages/ClinicStill.tsx', () =>
  import('./ClinicStill.tsx').then((part) => part.ClinicStill),
)

export const serviceStill = createStill<ServicePageProps>(
  'ui/pages/ServicePage.tsx',
  () => import('./ServicePage.tsx').then((part) => part.ServicePage),
  fillStars,
)
