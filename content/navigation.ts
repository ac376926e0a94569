import { brand } from './brand.ts'
import { allClinics, firstClinics } from './first-clinics.ts'
import { hasPage, services } from './services/index.ts'
import type { Navigation, NavigationLink } from './types.ts'

const reviews: NavigationLink = { label: 'Reviews', href: '/reviews' }
const research: NavigationLink = { label: 'Research', href: '/research' }
const orderOnline: NavigationLink = { label: 'Order Online', href: '/order-online' }
const contact: NavigationLink = { label: 'Contact', href: '/contact' }

/** The links of header and footer, derived from brand, clinics and services. */
export function navigation(): Navigation {
  return {
    brandName: brand.name,
    email: brand.email,
    phone: brand.phone,
    menus: [
      { id: 'services', label: 'Services', all: { label: 'All services', href: '/services' } },
      { id: 'locations', label: 'Locations', all: allClinics ?? { label: 'All clinics', href: '/locations' } },
    ],
    services: services.filter(hasPage).map(({ name, href, detail }) => ({
      label: name,
      href,
      ...(detail && { note: `${detail.duration} · ${detail.price}` }),
    })),
    locations: firstClinics.map(({ name, slug, place }) => ({ label: name, href: `/locations/${slug}`, note: place })),
    ...(allClinics && { allClinics }),
    primary: [reviews, { label: 'Find a Location', href: '/locations' }, orderOnline],
    drawer: [research],
    contact,
    company: [
      { label: 'About', href: '/about' },
      { label: 'Pricing', href: '/pricing' },
      { label: 'Price list', href: '/price-list' },
      { label: 'Find', href: '/find' },
      { label: 'Compare services', href: '/compare' },
      reviews,
      research,
      { label: 'Franchise', href: '/franchise' },
      orderOnline,
      contact,
    ],
    legal: [
      { label: 'Terms', href: '/terms' },
      { label: 'Privacy and HIPAA', href: '/hipaa' },
      { label: 'Accessibility', href: '/accessibility' },
    ],
    disclaimer:
      'Our treatments are wellness services. They are not meant to diagnose, treat, cure or prevent any disease, and ' +
      'results differ from person to person. Medical weight loss and shockwave therapy require a consultation with a ' +
      'physician or licensed professional.',
  }
}
