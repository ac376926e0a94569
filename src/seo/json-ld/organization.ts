import type { Organization, WebSite } from 'schema-dts'
import { brand } from '../../../content/brand.ts'
import { absolute } from '../origin.ts'
import { idOf } from './thing.ts'

/** The company that runs the clinics, as other things refer to it. */
export function organizationReference() {
  return { '@type': 'Organization', '@id': idOf('/', 'organization'), name: brand.name, url: absolute('/') } as const
}

/** The company that runs the clinics, with everything known of it. */
export function organization(): Organization {
  return {
    ...organizationReference(),
    logo: absolute('/icon-512.png'),
    email: brand.email,
    telephone: brand.phone.e164,
  }
}

/** The site itself. */
export function webSite(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': idOf('/', 'website'),
    name: brand.name,
    url: absolute('/'),
    inLanguage: 'en-US',
    publisher: { '@id': idOf('/', 'organization') },
  }
}
