import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Names } from './names.ts'
import { refuseTaken, withEntry, type Plan } from './plan.ts'
import { today } from './today.ts'

const folder = 'content/locations'

/** A clinic with invented facts, marked as a sample: its file, and its line in the index. */
export function planClinic(root: string, names: Names): Plan {
  refuseTaken(root, folder, ['slug'], names.slug)
  const { camel, slug } = names
  return {
    files: { [`${folder}/${slug}.ts`]: clinicText(names, unusedLine(root)) },
    edits: {
      [`${folder}/index.ts`]: withEntry(
        `${folder}/index.ts`,
        `import { ${camel} } from './${slug}.ts'`,
        'export const locations: readonly Location[] = [',
        camel,
      ),
    },
  }
}

/** The last four digits of a telephone number that no clinic has, from the numbers reserved for examples. */
function unusedLine(root: string): string {
  const known = readdirSync(join(root, folder)).map((name) => readFileSync(join(root, folder, name), 'utf8'))
  const lines = Array.from({ length: 100 }, (_, index) => `01${String(index).padStart(2, '0')}`)
  return lines.find((line) => !known.some((text) => text.includes(`'+1201555${line}'`))) ?? '0199'
}

function clinicText({ camel, slug, title }: Names, line: string): string {
  return `import type { Location } from '../types.ts'

export const ${camel}: Location = {
  slug: '${slug}',
  name: '${title}',
  place: '${title}, NJ',
  sample: true,
  updated: '${today()}',
  tagline: 'Cold and calm in ${title}.',
  introduction:
    'Our clinic in ${title} is new. Say here in two sentences who comes to ${title}, and what it is like to be there.',
  address: { street: '100 Example Street', town: '${title}', state: 'NJ', zip: '07000' },
  coordinates: { latitude: 40.2206, longitude: -74.7597 },
  phone: { e164: '+1201555${line}', display: '(201) 555-${line}' },
  externalSite: 'https://${slug}.example.com',
  timeZone: 'America/New_York',
  hours: {
    mon: { opens: '09:00', closes: '20:00' },
    tue: { opens: '09:00', closes: '20:00' },
    wed: { opens: '09:00', closes: '20:00' },
    thu: { opens: '09:00', closes: '20:00' },
    fri: { opens: '09:00', closes: '20:00' },
    sat: { opens: '09:00', closes: '16:00' },
    sun: { opens: '09:00', closes: '16:00' },
  },
  specialDays: [],
  stats: { rating: 5, happyClients: '1+', servicesCount: 13, yearsServing: '1+' },
  closing: {
    title: 'See you in ${title}',
    text: 'Choose a treatment and a time in ${title}, or call and ask first.',
  },
  booking: { kind: 'online', slug: '${slug}', name: '${title}', differs: {} },
  cardLinks: {},
}
`
}
