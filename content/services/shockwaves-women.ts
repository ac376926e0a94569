import type { Service, TreatmentSection } from '../types.ts'

const page: readonly TreatmentSection[] = [
  {
    kind: 'hero',
    eyebrow: 'Shockwaves for women',
    title: 'Gentle waves, at a pace you set',
    text:
      'Soft acoustic pulses for intimate wellness, offered behind a closed door by people you have met ' +
      'beforehand. You may bring a friend, a list of questions, or both.',
    actions: [
      { kind: 'exam', label: 'Book a Consultation' },
      { kind: 'link', label: 'Find Location', href: '/locations' },
    ],
  },
  {
    kind: 'benefits',
    title: 'Made for comfort and trust',
    intro: 'Women often tell us that nobody had asked them about this before.',
    cards: [
      {
        title: 'You are heard first',
        text: 'The opening appointment is conversation only, fully dressed, with no equipment in sight.',
      },
      {
        title: 'No surgery, no hormones',
        text: 'Pulses pass through the skin from a small handpiece and leave nothing behind.',
      },
      {
        title: 'Your limits count',
        text: 'Stop, slower, softer: one word from you is enough, and nobody asks for a reason.',
      },
      { title: 'Life goes on', text: 'A visit of 20-30 minutes seldom changes the plans for an evening.' },
    ],
  },
  {
    kind: 'steps',
    title: 'Step by step',
    intro: 'Each stage ends with the question of whether you want the next one.',
    steps: [
      {
        title: 'Meet',
        text: 'A physician or licensed professional listens to your story and reviews your medical background.',
      },
      {
        title: 'Decide',
        text: 'You hear what is known, what is uncertain and which alternatives exist, then sleep on it.',
      },
      {
        title: 'Receive',
        text: 'Covered by a blanket, you feel light tapping; the strength rises only as far as you allow.',
      },
      { title: 'Reflect', text: 'Some time later we sit down again and talk about what changed and what did not.' },
    ],
  },
  {
    kind: 'checklist',
    title: 'You can expect',
    intro: 'These are promises about our manners, not about medicine.',
    items: [
      'A female chaperone whenever you would like one',
      'The name of everyone who enters the room',
      'A gown, a blanket and a lock on the changing room',
      'Plain language for every part of the body',
      'Freedom to stop the series at any point',
    ],
  },
  {
    kind: 'timeline',
    title: 'Along the way',
    intro: 'Unhurried is the rule here.',
    phases: [
      {
        label: 'To begin',
        title: 'Private consultation',
        text: 'We talk, examine only with your consent, and agree on whether treatment makes sense.',
      },
      {
        label: '20-30 minutes',
        title: 'Every visit',
        text: 'Settling in and dressing afterward are part of that time, not squeezed around it.',
      },
      {
        label: 'Later on',
        title: 'Looking back',
        text: 'A closing appointment gathers your impressions and your wishes for the future.',
      },
    ],
  },
  {
    kind: 'testimonials',
    title: 'Kind words, shared with consent',
    items: [
      {
        name: 'Naomi H.',
        text: 'I cried a little in the consultation, and that was all right. Nobody hurried me out.',
        rating: 5,
        result: 'Felt respected',
        sample: true,
      },
      {
        name: 'Beth C.',
        text: 'The explanations were better than any brochure I had read. I knew exactly what would happen.',
        rating: 5,
        sample: true,
      },
    ],
  },
  {
    kind: 'safety',
    title: 'Your privacy, your protection',
    text:
      'Treatment requires a physician or licensed-professional consultation. Your records are seen by your care ' +
      'team only, and you choose how and when we may contact you.',
    items: [
      'We do not treat during pregnancy',
      'Unexplained bleeding, infection or pelvic cancer must be looked at by your gynecologist',
      'Tell us about an intrauterine device, implants and blood-thinning medicine',
      'Every woman responds differently, and we guarantee no particular result.',
    ],
  },
  {
    kind: 'pricing',
    title: 'Clear from the start',
    intro: 'A fixed fee for the talk. Our lists start at $400; you have your figure before you say yes.',
    cards: [
      {
        title: 'Private consultation',
        price: '$199',
        note: 'An unhurried talk with a professional',
        items: ['Your story and your history', 'Options with pros and cons', 'A recommendation in writing'],
        popular: false,
        action: { kind: 'unwired', label: 'Reserve Consultation', service: 'shockwave-women' },
      },
      {
        title: 'Personal treatment series',
        price: 'Price varies by plan',
        note: 'Depends on the visits you agree on',
        items: ['Visits at your own pace', 'A chaperone on request', 'Closing appointment'],
        popular: false,
        action: { kind: 'unwired', label: 'Plan a Series', service: 'shockwave-women' },
      },
    ],
  },
  {
    kind: 'closing',
    title: 'Whenever you are ready',
    text: 'There is no wrong time to ask. Choose a quiet hour, and the room is yours.',
    actions: [{ kind: 'unwired', label: 'Schedule Private Consultation', service: 'shockwave-women' }],
  },
]

export const shockwavesWomen: Service = {
  slug: 'shockwaves-women',
  updated: '2026-11-25',
  name: 'Shockwaves for Women',
  climate: 'pressure',
  href: '/services/shockwaves-women',
  card: {
    title: 'Shockwaves for Women',
    summary: 'Sound-wave sessions for women, in private and at your pace.',
  },
  detail: {
    title: 'Shockwaves for Women',
    description:
      'A series of gentle sound-wave sessions for women, given in a private room. Treatment requires a consultation ' +
      'with a physician or licensed professional, and you can bring every question to it.',
    benefits: [
      'A private consultation before anything else',
      'No needles and no surgery',
      'A discreet setting',
      'A plan you can stop at any point',
    ],
    duration: '20-30 minutes',
    price: 'From $400',
    suitableFor: ['Women', 'Private care', 'Planned series'],
    process: [
      'Consultation with a physician or licensed professional',
      'A plan made for you, if the treatment suits you',
      'The session itself, in a private room',
      'A follow-up talk about how it went',
    ],
  },
  booking: {
    id: 'shockwave-women',
    name: 'Shockwave Therapy for Women',
    description: 'Sound-wave sessions for women. Treatment requires a physician or licensed-professional consultation.',
    aliases: ['Shockwaves for Women'],
    before: {
      sample: true,
      arrive: '10 minutes early, for a talk in private.',
      bring: 'Comfortable clothes, and a list of the medicines that you take.',
    },
  },
  facts: [
    { figure: '20–30', label: 'minutes a session' },
    { figure: '$199', label: 'the consultation that comes first' },
  ],
  session: [{ label: 'Treatment', from: 20, to: 30, kind: 'core' }],
  feels: { sample: true, text: 'A light tapping under a blanket, which rises only as far as you allow.' },
  consultationFirst: true,
  page,
}
