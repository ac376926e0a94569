import type { Service, TreatmentSection } from '../types.ts'

const page: readonly TreatmentSection[] = [
  {
    kind: 'hero',
    eyebrow: 'Acoustic therapy',
    title: 'Sound you feel and do not hear much of',
    text:
      'A handpiece sends pressure pulses into one area of the body, deep enough to notice and brief enough to ' +
      'bear. Sessions last 15-30 minutes.',
    actions: [
      { kind: 'exam', label: 'Schedule a Session' },
      { kind: 'link', label: 'Find Location', href: '/locations' },
    ],
  },
  {
    kind: 'benefits',
    title: 'What makes it different',
    intro: 'Fingers stop at the surface. Sound does not.',
    cards: [
      { title: 'Depth without needles', text: 'Pulses cross the skin unharmed and spread in the tissue beneath it.' },
      { title: 'One target', text: 'A calf, a heel, a shoulder blade: the work stays where you asked for it.' },
      {
        title: 'Adjustable to a notch',
        text: 'Strength and rhythm change at the turn of a dial, guided by your feedback.',
      },
      { title: 'No preparation', text: 'You need no fasting, no shaving and no ride home.' },
    ],
  },
  {
    kind: 'steps',
    title: 'A session from start to finish',
    intro: 'Expect a sound like a busy woodpecker, politely far away.',
    steps: [
      { title: 'Locate', text: 'You point, we press, and together we find the places that matter.' },
      { title: 'Gel', text: 'A cool gel carries the pulses, so that none of their strength gets lost in the air.' },
      { title: 'Pulse', text: 'The handpiece travels across the area; tender points get fewer pulses, not more.' },
      {
        title: 'Wipe and move',
        text: 'The gel comes off, you try the movement that was stiff, and we write down the settings.',
      },
    ],
  },
  {
    kind: 'checklist',
    title: 'When guests choose it',
    intro: 'Acoustic sessions suit people who can name the spot.',
    items: [
      'Tight calves or heels from running',
      'A neck that remembers every meeting',
      'Muscles that feel knotted in spite of stretching',
      'Areas of skin they would like to firm up',
      'A preference for machines over elbows',
    ],
  },
  {
    kind: 'timeline',
    title: 'Building up',
    intro: 'Tissue answers slowly, which is why many guests come more than once.',
    phases: [
      {
        label: '15-30 minutes',
        title: 'Session one',
        text: 'We stay gentle, learn how you react and let you go with a plan.',
      },
      {
        label: '4 sessions',
        title: 'The short series',
        text: 'Strength rises by small degrees as the area gets used to the pulses.',
      },
      {
        label: '8 sessions',
        title: 'The long series',
        text: 'For larger areas or long-standing stiffness, with time to compare early and late notes.',
      },
    ],
  },
  {
    kind: 'testimonials',
    title: 'Resonance',
    items: [
      {
        name: 'Hannah K.',
        text: 'Odd, rattling, oddly satisfying. My calves were quieter on the next run.',
        rating: 5,
        result: 'Back on the trail',
        sample: true,
      },
      {
        name: 'Omar D.',
        text: 'She turned it down before I had finished saying ouch. That matters to me.',
        rating: 5,
        sample: true,
      },
      {
        name: 'Joyce L.',
        text: 'It is not a spa hour, it is more like a workshop for one shoulder. I mean that kindly.',
        rating: 4,
        sample: true,
      },
    ],
  },
  {
    kind: 'safety',
    title: 'Where we do not aim',
    text:
      'Pressure pulses have no business near certain places and conditions. Let us know about each of them, and ' +
      'ask your physician when in doubt.',
    items: [
      'Over the lungs, the eyes, the brain or a pregnant belly',
      'Near a tumor, an infection or a fresh injury',
      'If you take blood thinners or bruise without cause',
      'Within a few weeks of a cortisone injection at the same spot',
    ],
  },
  {
    kind: 'pricing',
    title: 'Choose a number of sessions',
    intro: 'All of them use the same handpiece and the same attention.',
    cards: [
      {
        title: 'One session',
        price: '$149',
        note: 'A first try on one area',
        items: ['Area check', 'Guided pulses', 'Settings noted'],
        popular: false,
        action: { kind: 'unwired', label: 'Book Now', service: 'acoustic-therapy' },
      },
      {
        title: 'Short series',
        price: '$549',
        visits: 4,
        note: '4 sessions',
        items: ['Gradual strength', 'Comparison at the fourth'],
        popular: true,
        action: { kind: 'unwired', label: 'Start Package', service: 'acoustic-therapy' },
      },
      {
        title: 'Long series',
        price: '$899',
        visits: 8,
        note: '8 sessions',
        items: ['More than one area if you wish', 'A closing talk'],
        popular: false,
        action: { kind: 'unwired', label: 'Transform Now', service: 'acoustic-therapy' },
      },
    ],
  },
  {
    kind: 'closing',
    title: 'Let us find the spot',
    text: 'Tell us in a consultation what feels tight, and we will say whether sound is a good answer.',
    actions: [{ kind: 'exam', label: 'Book Your Acoustic Session' }],
  },
]

export const acousticTherapy: Service = {
  slug: 'acoustic-therapy',
  updated: '2026-11-20',
  name: 'Acoustic Therapy',
  climate: 'pressure',
  href: '/services/acoustic-therapy',
  card: null,
  detail: null,
  booking: {
    id: 'acoustic-therapy',
    name: 'Acoustic Therapy',
    description: 'Sound-wave sessions of 15-30 minutes on one area.',
    aliases: [],
    before: { sample: true, arrive: '5 minutes early.', bring: 'Clothes that leave the area to be treated free.' },
  },
  facts: [
    { figure: '15–30', label: 'minutes a session' },
    { figure: '$149', label: 'a single session' },
    { figure: '4', label: 'sessions for $549' },
  ],
  session: [{ label: 'Sound waves', from: 15, to: 30, kind: 'core' }],
  feels: { sample: true, text: 'Cool gel and quick taps, with a sound like a busy woodpecker, politely far away.' },
  page,
}
