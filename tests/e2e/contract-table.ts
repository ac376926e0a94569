/** A term and what docs/product/figures.md says of it, which have to be in the same card, row or paragraph. */
export interface Row {
  thing: string
  says: string[]
  /** A heading above it, where one is specified or needed to find the right one. */
  within?: string
}

const longHours = ['Mon-Fri 9am-8pm', 'weekends 9am-4pm']

/**
 * The rows of docs/product/figures.md, home.md and clinics.md for each page. They are copied from the owner's
 * specification, not from content/, which they check.
 */
export const pageTable: Record<string, Row[]> = {
  '/': [
    row('trial', '$20'),
    row('Superhuman Sampler', '$39', '$150', '90 minutes', '74%'),
    row('Ageless Sampler', '$49', '$120', '45 minutes', '59%'),
    row('weight loss', 'from $199', '3 months', 'up to 40% off'),
    row('semaglutide', '$199 per month', '3-month', 'B12', 'online'),
    row('tirzepatide', '$299 per month', '3-month', 'B12', 'online'),
    row('Sema/B12', '$299/month'),
    row('Tirz/B12', '$349/month'),
    row('NAD+', '$199/month'),
    row('Sermorelin', '$179/month'),
    row('Glutathione', '$149/session'),
    ...within('injection', [
      row('Skinny Plus', '$89'),
      row('Tri-Immune', '$79'),
      row('Vitamin D', '$49'),
      row('Skin Bright', '$109'),
      row('NAC', '$89'),
      row('Alpha Lipoic Acid', '$79'),
      row('Amino Acid Blend', '$69'),
    ]),
    ...within('Vitamin shots', [
      row('Lipo B', '$89'),
      row('Lipo C', '$79'),
      row('NAD+', '$199'),
      row('Glutathione', '$149'),
      row('B12', '$45'),
      row('D3', '$55'),
    ]),
  ],
  '/services/cryotherapy': [
    row('never', '3 minutes'),
    row('pre-treatment', '5 minutes'),
    row('treatment', '1-3 minutes'),
    row('-200°F', '-256°F'),
  ],
  '/services/local-cryotherapy': [
    row('single', '$89'),
    row('package', '$319', '4 sessions', 'consultation'),
    row('recovery plan', '$599', '8 sessions', 'follow-up'),
  ],
  '/services/chillskin': [
    row('single', '$149', 'classic CryoFacial'),
    row('Glow package', '$549', '4 sessions', 'skincare kit'),
    row('Ultimate Renewal', '$899', '8 sessions', 'premium products'),
    row('classic', '45 minutes'),
    row('deluxe', '60 minutes'),
  ],
  '/services/chillslim': [row('session', '15-30 minutes'), row('results', '2-4 weeks')],
  '/services/shockwave-therapy': [row('consultation', '$199'), row('treatment series', 'varies')],
  '/services/shockwaves-women': [row('consultation', '$199'), row('treatment series', 'varies')],
  '/services/infrared': [
    row('single', '$59'),
    row('wellness package', '$219', '4 sessions', 'consultation'),
    row('transform plan', '$399', '8 sessions', 'follow-up'),
    row('prep', '5 minutes'),
    row('treatment', '20-45 minutes'),
    row('cool down', '10 minutes'),
    row('heat', '140-160°F'),
  ],
  '/services/compression-therapy': [
    row('single', '$89'),
    row('$299', '4 sessions', 'consultation'),
    row('$499', '8 sessions', 'follow-up'),
    row('up to 40%', 'faster recovery'),
  ],
  '/services/nad-injections': [row('$199'), row('$699', '4 sessions'), row('$1,199', '8 sessions')],
  '/services/acoustic-therapy': [
    row('$149'),
    row('$549', '4 sessions'),
    row('$899', '8 sessions'),
    row('session', '15-30 minutes'),
  ],
  '/services/slimpod': [
    row('$199/session', '30 minutes', 'one area'),
    row('$299/session', '45 minutes', 'multiple areas'),
  ],
  '/services/telehealth': [
    row('consult', '30-45 minutes'),
    row('plan', 'within 24 hours'),
    row('delivery', '2-5 business days'),
    row('free shipping'),
    row('A-Sync Approval', '$0'),
    row('Sync Visit', '$49', '30-minute check-in'),
  ],
  '/online-consult': within('How It Works', [row('payment', '$49')]),
  ...clinicPage('cincinnati', ['4.9', '1000+', '2+'], 'Cincinnati, OH', ['Mon-Fri 9am-7pm', 'weekends 10am-4pm']),
  ...clinicPage('marlboro', ['4.8', '800+', '2+'], 'Englishtown, NJ', longHours),
  ...clinicPage('montclair', ['4.8', '1300+', '3+'], 'Upper Montclair, NJ', [
    'Mon/Tue/Thu 9am-8pm',
    'Wed/Fri 8am-8pm',
    'weekends 8am-4pm',
  ]),
  ...clinicPage('princeton', ['4.9', '1500+', '4+'], 'Skillman, NJ', longHours),
  ...clinicPage('red-bank', ['4.9', '1200+', '3+'], 'Red Bank, NJ', longHours),
  ...clinicPage('westfield', ['4.8', '950+', '2+'], 'Westfield, NJ', longHours),
}

/** The twelve details of the services grid: starting price and duration. */
export const detailTable: Record<string, Row[]> = {
  Cryotherapy: [row('price', '$45'), row('duration', '3 minutes'), row('-200°F', '-250°F')],
  ChillSlim: [row('price', '$300'), row('duration', '35-60 minutes')],
  ChillSkin: [row('price', '$85'), row('duration', '20-30 minutes')],
  Semaglutide: [row('price', '$299/month'), row('duration', 'ongoing')],
  'Shockwave Therapy': [row('price', '$400'), row('duration', '20-30 minutes')],
  'Shockwaves for Women': [row('price', '$400'), row('duration', '20-30 minutes')],
  'Infrared Sauna': [row('price', '$40'), row('duration', '30-45 minutes')],
  'Compression Therapy': [row('price', '$35'), row('duration', '20-30 minutes')],
  'NAD+ Injections': [row('price', '$199'), row('duration', '15-20 minutes')],
  'Vitamin Shots': [row('price', '$45'), row('duration', '5-15 minutes')],
  Glutathione: [row('price', '$149'), row('duration', '15-20 minutes')],
  Telehealth: [row('price', '$75'), row('duration', '30-45 minutes')],
}

/** The dialog behind 'Sign Up For Access'. */
export const leadTable: Row[] = [row('call', 'within 24 hours')]

function row(thing: string, ...says: string[]): Row {
  return { thing, says }
}

function within(part: string, rows: Row[]): Row[] {
  return rows.map((each) => ({ ...each, within: part }))
}

/** A clinic's four stats, its place and its hours. */
function clinicPage(
  slug: string,
  [rating, clients, years]: [string, string, string],
  place: string,
  hours: string[],
): Record<string, Row[]> {
  const stats = [
    row('rating', rating),
    row('happy clients', clients),
    row('services', '13'),
    row('years serving', years),
  ]
  const visit = [
    ...within('address', [row(place)]),
    ...within(
      'hours',
      hours.map((line) => row(line)),
    ),
  ]
  return { [`/locations/${slug}`]: [...stats, ...visit] }
}
