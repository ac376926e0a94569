import type { Service, TreatmentSection } from '../types.ts'

const page: readonly TreatmentSection[] = [
  {
    kind: 'hero',
    eyebrow: 'Compression therapy',
    title: 'Put your legs up and let the air work',
    text:
      'Long sleeves fill chamber by chamber, squeeze from the feet upward and let go again. Athletes know the ' +
      'boots; everybody else soon understands why.',
    actions: [
      { kind: 'exam', label: 'Schedule a Session' },
      { kind: 'link', label: 'Find Location', href: '/locations' },
    ],
  },
  {
    kind: 'benefits',
    title: 'What compression does for you',
    intro: 'Simple mechanics, applied with patience.',
    cards: [
      {
        title: 'Up to 40% faster recovery',
        text: 'Our program is built on that figure; your own legs will have an opinion too.',
      },
      {
        title: 'A rhythm like a tide',
        text: 'Pressure rises in sequence toward the heart and then falls away completely.',
      },
      { title: 'Light on the calendar', text: 'You recline for 20-30 minutes and can read, call or doze meanwhile.' },
      { title: 'Legs or arms', text: 'Sleeves exist for both, and swimmers are as welcome as marathoners.' },
    ],
  },
  {
    kind: 'steps',
    title: 'How it works',
    intro: 'Keep your clothes on, take your shoes off.',
    steps: [
      { title: 'Short check', text: 'We ask about circulation, clots, surgery and anything that hurts to the touch.' },
      { title: 'Fitting', text: 'You lie back in a recliner and the sleeves are zipped up over thin clothing.' },
      {
        title: 'Waves',
        text: 'The pump starts softly. You tell us when the squeeze is just right, and we keep it there.',
      },
      {
        title: 'First steps',
        text: 'Zippers open, you stand up slowly, and legs that felt like lead usually feel like legs.',
      },
    ],
  },
  {
    kind: 'checklist',
    title: 'People who swear by it',
    intro: 'Our recliners are taken by a mixed crowd.',
    items: [
      'Runners and cyclists between hard sessions',
      'Nurses, cooks and teachers after a day of standing',
      'Travelers just off a long flight',
      'Lifters on the day after leg day',
      'Anyone who likes a firm massage without small talk',
    ],
  },
  {
    kind: 'timeline',
    title: 'From the first squeeze to the eighth',
    intro: 'Once feels good. A series shows whether it changes your weeks.',
    phases: [
      {
        label: 'Session 1',
        title: 'Finding the pressure',
        text: 'Lasting 20-30 minutes like all the others, it tells us what you find comfortable.',
      },
      {
        label: '4 sessions',
        title: 'A training block',
        text: 'Set them on your heaviest days and note how fresh you feel on the next.',
      },
      {
        label: '8 sessions',
        title: 'A full season',
        text: 'Room for a race, the taper before it and the rest after it, followed by a review.',
      },
    ],
  },
  {
    kind: 'testimonials',
    title: 'From the recliners',
    items: [
      {
        name: 'Kayla E.',
        text: 'Twelve-hour shifts, then this. I walk to the car like a person again.',
        rating: 5,
        result: 'After every double shift',
        sample: true,
      },
      {
        name: 'Stefan U.',
        text: 'Used it through my marathon build. The staff remembered my pressure setting each time.',
        rating: 5,
        result: 'Race season',
        sample: true,
      },
      {
        name: 'Olive Q.',
        text: 'A bit like being hugged by a very organized octopus. I recommend it.',
        rating: 4,
        sample: true,
      },
    ],
  },
  {
    kind: 'safety',
    title: 'When to leave the sleeves off',
    text:
      'Squeezing a limb is harmless for most adults, with important exceptions. Check with your doctor if one of ' +
      'these concerns you.',
    items: [
      'A blood clot, now or in the past, or unexplained swelling in one leg',
      'Heart failure or severe artery disease',
      'A fracture, infection or open wound under the sleeve',
      'Nerve damage that keeps you from feeling pressure',
      'Pain, numbness or tingling during a session: say so and we stop',
    ],
  },
  {
    kind: 'pricing',
    title: 'Sessions and packages',
    intro: 'Our lists start at $35. A full session is $89; in a package each visit costs less.',
    cards: [
      {
        title: 'Single session',
        price: '$89',
        note: 'One sitting, legs or arms',
        items: ['Fitting by the team', 'Pressure to your taste', 'A recliner of your own'],
        popular: false,
        action: { kind: 'unwired', label: 'Book Now', service: 'compression-therapy' },
      },
      {
        title: 'Package of four',
        price: '$299',
        visits: 4,
        note: '4 sessions plus consultation',
        items: ['Consultation about your training', 'Settings kept on file'],
        popular: true,
        action: { kind: 'unwired', label: 'Start Package', service: 'compression-therapy' },
      },
      {
        title: 'Package of eight',
        price: '$499',
        visits: 8,
        note: '8 sessions plus follow-up',
        items: ['Follow-up when you are through', 'Freedom to mix arms and legs'],
        popular: false,
        action: { kind: 'unwired', label: 'Transform Now', service: 'compression-therapy' },
      },
    ],
  },
  {
    kind: 'closing',
    title: 'Your recliner is waiting',
    text: 'Bring thin socks and whatever you are reading. We will handle the zippers.',
    actions: [{ kind: 'exam', label: 'Book Your Recovery Session' }],
  },
]

export const compressionTherapy: Service = {
  slug: 'compression-therapy',
  updated: '2026-11-25',
  name: 'Compression Therapy',
  climate: 'pressure',
  href: '/services/compression-therapy',
  card: {
    title: 'Compression Therapy',
    summary: 'Air sleeves that press and release in waves, while you sit back.',
  },
  detail: {
    title: 'Compression Therapy',
    description:
      'Sleeves around the legs or arms fill with air and release it in waves. It feels like a firm, even massage, and ' +
      'you can read meanwhile.',
    benefits: [
      'A rest for tired legs',
      'Pressure set to what feels right for you',
      'You stay dressed',
      'Popular with runners and people who stand all day',
    ],
    duration: '20-30 minutes',
    price: 'From $35',
    suitableFor: ['Tired legs', 'After training', 'Standing jobs', 'After travel'],
    process: [
      'We ask about your circulation and any recent injury',
      'You sit back and we fit the sleeves',
      'The sleeves fill and release in waves',
      'We take them off and you walk a few steps before you leave',
    ],
  },
  booking: {
    id: 'compression-therapy',
    name: 'Compression Therapy',
    description: 'Air compression for legs or arms, in waves.',
    aliases: ['Compression'],
    before: { sample: true, arrive: '5 minutes early.', bring: 'Socks, and leggings or thin pants.' },
  },
  facts: [
    { figure: '40%', label: 'faster recovery, at best' },
    { figure: '20–30', label: 'minutes a session' },
    { figure: '$89', label: 'a single session' },
  ],
  session: [{ label: 'Compression', from: 20, to: 30, kind: 'core' }],
  feels: { sample: true, text: 'A firm, even squeeze in waves, through thin clothes. You can read meanwhile.' },
  page,
}
