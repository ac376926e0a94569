import { brand } from './brand.ts'
import type { AllContent } from './check/content-files.ts'
import { conflicts } from './conflicts.ts'
import { examSchedule } from './exam.ts'
import { consultation } from './consultation.ts'
import { homeContent } from './home.ts'
import { locations } from './locations/index.ts'
import { pages } from './pages/index.ts'
import { security } from './security.ts'
import { services } from './services/index.ts'
import { siteSettings } from './site.ts'
import { weightLossProgram } from './weight-loss.ts'

/** Everything the content check looks at. */
export const allContent: AllContent = {
  brand,
  security,
  site: siteSettings,
  exam: examSchedule,
  home: homeContent,
  consultation,
  weightLoss: weightLossProgram(null),
  conflicts,
  locations,
  services,
  pages,
}
