import { anyList } from '../../../content/any-list.ts'
import { pages } from '../../../scripts/support/size.ts'
import type { Tap } from './taps.ts'

/** A page whose figures are a column of the table. */
export interface BenchPage {
  name: 'home' | 'a clinic' | 'a service'
  path: string
  /** The file in the built folder. */
  file: string
  /** `search` is the selector of the field into which a visitor types once the wizard is open. */
  taps: Readonly<{ book: Tap; menu: Tap; close: Tap; step?: Tap; last?: Tap; search?: string }>
}

const primary = 'main a[data-tone="primary"][href^="/book"]'
const inWizard = (what: string) => `[role="dialog"] ${what}`
const clinics = inWizard('ul[aria-label="Clinics"]')
const services = inWizard('ul[aria-label="Services"]')
const drawer = 'details[data-menu="drawer"]'
const menu: Tap = { on: `${drawer} > summary`, shows: `${drawer}[open] a` }
const close: Tap = { on: inWizard('button[aria-label="Close"]'), hides: '[role="dialog"]' }

/** A clinic in the wizard, which leads to its services. */
export const clinicInWizard: Tap = { on: inWizard('a[href="/book/princeton"]'), shows: services }

/** The pages that are measured: those with size limits, each with what a visitor taps on it. */
export const benchPages: readonly BenchPage[] = [
  {
    ...placeOf('home'),
    taps: {
      book: { on: primary, shows: clinics },
      step: clinicInWizard,
      last: { on: inWizard('a[href^="/book/princeton/"]'), shows: inWizard('iframe') },
      close,
      menu,
    },
  },
  { ...placeOf('a clinic'), taps: { book: { on: primary, shows: services }, close, menu } },
  {
    ...placeOf('a service'),
    taps: { book: { on: primary, shows: clinics }, search: inWizard('input[type="search"]'), close, menu },
  },
]

function placeOf<Name extends BenchPage['name']>(name: Name) {
  const place = pages[name]
  return { name, path: place === 'index' ? '/' : `/${place}`, file: `${place}.html` }
}

/**
 * One address of each kind of route: every page at the top level, and below each folder the first page at each depth,
 * and where the service comes first.
 */
export function oneOfEachKind(paths: readonly string[]): string[] {
  const kinds = new Map<string, string>()
  for (const path of paths) {
    const [folder = '', ...below] = path.slice(1).split('/')
    const kind = below[0] === anyList ? `${folder}/any${below.length}` : `${folder}${'/*'.repeat(below.length)}`
    if (!kinds.has(kind)) kinds.set(kind, path)
  }
  return [...kinds.values()]
}
