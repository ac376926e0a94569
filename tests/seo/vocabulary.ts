/** What a property's value may be: a text, a number, an address, or things of these types. */
type Value = 'text' | 'number' | 'url' | 'date' | 'time' | 'day' | readonly string[]

const reference: Readonly<Record<string, Value>> = { '@id': 'url' }

/**
 * The part of schema.org's vocabulary (version 29) that the site uses: types, their properties, and the values of each.
 * Copied by hand from schema.org, so that the site is checked against something independent.
 */
const vocabulary: Readonly<Record<string, Readonly<Record<string, Value>>>> = {
  Organization: { name: 'text', url: 'url', logo: 'url', email: 'text', telephone: 'text' },
  WebSite: { name: 'text', url: 'url', inLanguage: 'text', publisher: ['Organization', 'reference'] },
  BreadcrumbList: { itemListElement: ['ListItem'] },
  ListItem: { position: 'number', name: 'text', item: 'url' },
  HealthAndBeautyBusiness: {
    name: 'text',
    description: 'text',
    url: 'url',
    image: 'url',
    telephone: 'text',
    sameAs: 'url',
    address: ['PostalAddress'],
    geo: ['GeoCoordinates'],
    openingHoursSpecification: ['OpeningHoursSpecification'],
    specialOpeningHoursSpecification: ['OpeningHoursSpecification'],
    parentOrganization: ['Organization'],
    potentialAction: ['ReserveAction'],
  },
  PostalAddress: {
    streetAddress: 'text',
    addressLocality: 'text',
    addressRegion: 'text',
    postalCode: 'text',
    addressCountry: 'text',
  },
  GeoCoordinates: { latitude: 'number', longitude: 'number' },
  OpeningHoursSpecification: {
    dayOfWeek: 'day',
    opens: 'time',
    closes: 'time',
    validFrom: 'date',
    validThrough: 'date',
  },
  ReserveAction: { target: 'url' },
  Service: {
    name: 'text',
    description: 'text',
    url: 'url',
    image: 'url',
    provider: ['Organization'],
    offers: ['Offer'],
  },
  Offer: {
    name: 'text',
    price: 'number',
    priceCurrency: 'text',
    priceSpecification: ['PriceSpecification', 'UnitPriceSpecification'],
  },
  PriceSpecification: { price: 'number', minPrice: 'number', priceCurrency: 'text' },
  UnitPriceSpecification: { price: 'number', minPrice: 'number', priceCurrency: 'text', unitText: 'text' },
}

const texts: Readonly<Record<string, RegExp>> = {
  text: /\S/,
  url: /^https:\/\/[^\s/]+\.[^\s/]+(\/\S*)?$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  time: /^([01]\d|2[0-3]):[0-5]\d$/,
  day: /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/,
}

/** What is wrong with a thing by the vocabulary, one sentence each. */
export function faultsOf(thing: unknown, where = ''): string[] {
  if (!isRecord(thing)) return [`${where} is no thing`]
  const { '@type': type, ...properties } = thing
  const known = type === undefined ? reference : typeof type === 'string' ? vocabulary[type] : undefined
  if (!known) return [`${where} has the unknown type ${String(type)}`]
  return Object.entries(properties).flatMap(([name, value]) => {
    const wanted = name === '@id' ? 'url' : known[name]
    const place = [where, name].filter(Boolean).join('.')
    if (wanted === undefined) return [`${place} is no property of ${String(type)}`]
    const values: unknown[] = Array.isArray(value) ? value : [value]
    return values.flatMap((single) => faultsOfValue(single, wanted, place))
  })
}

function faultsOfValue(value: unknown, wanted: Value, place: string): string[] {
  if (typeof wanted !== 'string') {
    const type = typeNameOf(value)
    return wanted.includes(type) ? faultsOf(value, place) : [`${place} may not be ${type}`]
  }
  if (wanted === 'number') return typeof value === 'number' && Number.isFinite(value) ? [] : [`${place} is no number`]
  return typeof value === 'string' && texts[wanted]?.test(value) ? [] : [`${place} is no ${wanted}: ${String(value)}`]
}

function typeNameOf(value: unknown): string {
  if (!isRecord(value)) return 'no thing'
  const type = value['@type']
  return type === undefined ? 'reference' : typeof type === 'string' ? type : 'of several types'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
