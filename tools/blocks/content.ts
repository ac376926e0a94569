import { demonstration } from '../../content/providers.ts'
import { buildRecords } from '../../content/records.ts'
import type { Climate, ContentPage, LocationPage, Section, ServicePage } from '../../content/types.ts'

const records = buildRecords(demonstration)

export const { home } = records

/** A treatment of each climate. */
const treatments: Readonly<Record<Climate, string>> = {
  cold: 'cryotherapy',
  pressure: 'shockwave-therapy',
  within: 'semaglutide',
  warm: 'infrared',
}

/** The page of a climate's treatment. */
export function treatmentIn(climate: Climate): ServicePage {
  return servicePage(treatments[climate])
}

export function servicePage(slug: string): ServicePage {
  return given(records[`services/${slug}`], slug)
}

export function clinicPage(slug: string): LocationPage {
  return given(records[`locations/${slug}`], slug)
}

export function contentPage(name: string): ContentPage {
  return given(records[`pages/${name}`], name)
}

/** A section of this kind, from the climate's treatment where that has one, otherwise from another page. */
export function sectionIn<Kind extends Section['kind']>(
  climate: Climate,
  kind: Kind,
): Extract<Section, { kind: Kind }> {
  const isMeant = (section: Section): section is Extract<Section, { kind: Kind }> => section.kind === kind
  const others = [
    servicePage('semaglutide'),
    ...['contact', 'franchise', 'hipaa', 'online-consult', 'price-list', 'compare'].map(contentPage),
  ]
  const sections: readonly Section[] = [treatmentIn(climate), ...others].flatMap((page) => page.sections)
  return given(sections.find(isMeant), kind)
}

/** What the dialog says of a service. */
export function detailOf(slug: string) {
  return given(records['service-details'][slug], slug)
}

/** The plans of the weight-loss program. */
export const weightLoss = records['weight-loss']

export function given<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`Content has no ${name}.`)
  return value
}
