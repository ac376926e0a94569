import { brand } from './brand.ts'
import { locations } from './locations/index.ts'
import { hasPage, services } from './services/index.ts'
import type { Navigation } from './types.ts'

/** The links of header and footer, derived from brand, clinics and services. */
export function navigation(): Navigation {
  return {
    brandName: brand.name,
    email: brand.email,
    phone: brand.phone,
    primary: [
      { label: 'Services', href: '/services' },
      { label: 'Find a Location', href: '/locations' },
    ],
    locations: locations.map(({ name, slug }) => ({ label: name, href: `/locations/${slug}` })),
    services: services.filter(hasPage).map(({ name, href }) => ({ label: name, href })),
    disclaimer:
      'Our treatments are wellness services. They are not meant to diagnose, treat, cure or prevent any disease, and ' +
      'results differ from person to person. Medical weight loss and shockwave therapy require a consultation with a ' +
      'physician or licensed professional.',
  }
}
