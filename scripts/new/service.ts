import type { Names } from './names.ts'
import { refuseTaken, withEntry, type Plan } from './plan.ts'
import { servicePage } from './service-page.ts'
import { today } from './today.ts'

const folder = 'content/services'

/** A service with a page whose texts are placeholders, marked as a sample: its file, and its line in the index. */
export function planService(root: string, names: Names): Plan {
  const { camel, slug } = names
  refuseTaken(root, folder, ['slug', 'id'], slug)
  return {
    files: { [`${folder}/${slug}.ts`]: serviceText(names) },
    edits: {
      [`${folder}/index.ts`]: withEntry(
        `${folder}/index.ts`,
        `import { ${camel} } from './${slug}.ts'`,
        'export const services: readonly Service[] = [',
        camel,
      ),
    },
  }
}

function serviceText(names: Names): string {
  const { camel, slug, title } = names
  return `import type { Service, TreatmentSection } from '../types.ts'

${servicePage(names)}

export const ${camel}: Service = {
  slug: '${slug}',
  updated: '${today()}',
  name: '${title}',
  climate: 'cold',
  href: '/services/${slug}',
  card: { title: '${title}', summary: 'What ${title} is, in a sentence of at most twenty words.' },
  detail: {
    title: '${title}',
    description: 'What ${title} is, how a session of it goes, and what a guest can expect to feel.',
    benefits: ['First benefit', 'Second benefit', 'Third benefit', 'Fourth benefit'],
    duration: '30 minutes',
    price: 'From $50',
    suitableFor: ['First-time guests', 'Regular guests', 'Athletes'],
    process: ['Arrive', 'Talk it through', 'Your session', 'Rest a while'],
  },
  booking: {
    id: '${slug}',
    name: '${title}',
    description: 'What a guest reads of ${title} before choosing a time.',
    aliases: [],
    before: { sample: true, arrive: '5 minutes early.', bring: 'What a guest needs for ${title}.' },
  },
  feels: { sample: true, text: 'What a session of ${title} feels like, without a promise of what it does.' },
  facts: [
    { figure: '30', label: 'minutes a session' },
    { figure: '$50', label: 'starting price' },
  ],
  session: [{ label: 'Your session', from: 30, kind: 'core' }],
  page,
  sample: true,
}
`
}
