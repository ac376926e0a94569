import { locations } from './locations/index.ts'
import type { Location, NavigationLink } from './types.ts'

const most = 12

/** The clinics that menus, footer, finder, contact page and wizard show; the others are found by their names. */
export const firstClinics: readonly Location[] = locations.slice(0, most)

/** Where all clinics are listed; undefined where the first ones are all there are. */
export const allClinics: NavigationLink | undefined =
  locations.length > most
    ? { label: `All ${locations.length.toLocaleString('en-US')} clinics`, href: '/locations/all' }
    : undefined
