import type { LeadStore } from '../../receiver/requests/store.ts'

const hour = 60 * 60 * 1000

interface Sample {
  /** How many hours ago it was received. */
  ago: number
  kind?: 'lead' | 'franchise'
  fields: Readonly<Record<string, string>>
}

const stamp = { consent: 'yes', consentText: '2026-11', page: '/', flags: '' }

const callBack = (
  name: string,
  offer: string,
  page: string,
  ago: number,
  more: Record<string, string> = {},
): Sample => {
  const [firstName = '', lastName = ''] = name.split(' ')
  const email = `${firstName}.${lastName}@example.com`.toLowerCase()
  const phone = `(609) 555-01${String(10 + (Math.floor(ago * 7) % 90))}`
  return { ago, fields: { firstName, lastName, email, phone, offer, ...stamp, page, ...more } }
}

const time = (
  name: string,
  clinic: string,
  service: string,
  wishes: [days: string, times: string],
  ago: number,
): Sample => {
  const [days, times] = wishes
  const phone = `732-555-01${String(10 + (Math.floor(ago * 11) % 90))}`
  const fields = {
    request: 'time',
    name,
    phone,
    clinic,
    service,
    days,
    times,
    offer: `Ask for a time: ${service} in ${clinic}`,
  }
  return { ago, fields: { ...stamp, ...fields, page: `/book/${clinic}` } }
}

const samples: readonly Sample[] = [
  callBack('Maria Delgado', 'Superhuman Sampler', '/locations/princeton', 62.4),
  time('Thomas O’Neill', 'red-bank', 'infrared-sauna', ['weekdays', 'morning'], 58),
  callBack('Aisha Rahman', 'Medical Weight Loss', '/weight-loss', 51.2),
  time('Jo', 'westfield', 'full-body-cryo', ['weekend', ''], 44.5),
  callBack('Wilhelmina Featherstonehaugh-Montgomery-Cholmondeley', 'Ageless Sampler', '/locations/red-bank', 30),
  callBack('Peter Novak', 'A question', '/contact', 24.2),
  time('Grace Kim', 'princeton', 'compression-therapy', ['weekdays, weekend', 'morning, midday, evening'], 22),
  callBack('Luis Ortega', 'Superhuman Sampler', '/locations/montclair', 20.1, {
    utm_source: 'instagram',
    utm_campaign: 'november',
  }),
  time('Nguyễn Thị Minh Khai', 'cincinnati', 'shockwave-men', ['weekdays', 'evening'], 18),
  callBack('Dana Whitfield', 'A question', '/locations/marlboro', 16.6),
  callBack('Samuel Price', 'Semaglutide', '/weight-loss', 15),
  time('Olivia Brandt', 'red-bank', 'cryo-skin', ['', ''], 13.3),
  callBack('Jordan Reyes', 'Superhuman Sampler', '/locations/red-bank', 12),
  callBack('Priya Nair', 'Ageless Sampler', '/locations/westfield', 9.4),
  time('Ben Carter', 'princeton', 'nad-injections', ['weekend', 'midday'], 6.5),
  callBack('Ingrid Solberg', 'A question', '/contact', 5),
  callBack('Marcus Bell', 'Tirzepatide', '/order-online', 3.1),
  time('Chloe Adams', 'westfield', 'infrared-sauna', ['weekdays', 'midday, evening'], 1.2),
  callBack('Hal Weiss', 'Superhuman Sampler', '/locations/cincinnati', 0.4),
  callBack('cheap followers', 'A question', '/contact', 26, {
    flags: 'hidden field filled in, submitted within 2 s',
    consent: 'no',
  }),
  callBack('SEO Team', 'A question', '/contact', 8, { flags: 'submitted within 2 s' }),
  callBack('xX winner', 'Ageless Sampler', '/', 2, { flags: 'hidden field filled in' }),
  ...['Ruth Abel', 'Carl Meyer', 'Tina Fox', 'Igor Petrov', 'Amy Lu'].map((name, index) =>
    callBack(name, 'Superhuman Sampler', '/locations/red-bank', 70 + index * 3),
  ),
  {
    ago: 40,
    kind: 'franchise',
    fields: {
      ...stamp,
      firstName: 'Rebecca',
      lastName: 'Stone',
      email: 'rebecca@example.org',
      phone: '+1 513 555 0134',
      city: 'Dayton',
      state: 'OH',
      liquidCapital: '250k-500k',
      netWorth: '1m-2m',
      timeFrame: '6-months',
      experience: 'business-owner',
      hearAboutUs: 'visited-location',
      page: '/franchise',
      motivation:
        'I have run two gyms for eleven years and would like to add recovery, first next door and then beyond.',
    },
  },
]

/** The id of a sample by its place. */
const idOf = (index: number) => `sample-request-${String(index + 1).padStart(3, '0')}`

/** Stores what a clinic chain finds in its inbox on a Monday morning; resolves to the ids, by name. */
export async function storeSamples(store: Pick<LeadStore, 'insert'>, now: number): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const [index, { ago, kind = 'lead', fields }] of samples.entries()) {
    const id = idOf(index)
    const received = new Date(now - ago * hour).toISOString()
    await store.insert({ id, kind, received, body: JSON.stringify({ id, submittedAt: received, ...fields }) })
    ids.set(fields['name'] ?? `${fields['firstName']} ${fields['lastName']}`, id)
  }
  return ids
}
