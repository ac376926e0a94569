import type { Service, TreatmentSection } from '../types.ts'

const page: readonly TreatmentSection[] = [
  {
    kind: 'hero',
    eyebrow: 'ChillSkin CryoFacial',
    title: 'A facial that wakes the skin up gently',
    text:
      'Controlled cold travels over face, neck and jaw in long, slow strokes. The classic facial takes 45 ' +
      'minutes, the deluxe facial 60 minutes, and neither involves a needle.',
    actions: [
      { kind: 'exam', label: 'Book Your Facial' },
      { kind: 'link', label: 'Find Location', href: '/locations' },
    ],
  },
  {
    kind: 'benefits',
    title: 'What people notice',
    intro: 'Skin is personal, so we describe what guests tell us and promise nothing more.',
    cards: [
      { title: 'A fresher look', text: 'Cheeks have color and the face looks rested, often for the rest of the day.' },
      { title: 'A lighter feel', text: 'Puffiness from a short night or a long flight seems less obvious to many.' },
      {
        title: 'No time off needed',
        text: 'There is no peeling and no planned downtime, so makeup can go back on when you wish.',
      },
      {
        title: 'Real quiet',
        text: 'The room is dim, the phone is elsewhere, and some guests fall asleep halfway through.',
      },
    ],
  },
  {
    kind: 'steps',
    title: 'Inside the treatment',
    intro: 'The order is fixed; the pace is yours.',
    steps: [
      {
        title: 'Look closely',
        text: 'Under good light, we examine your skin and ask about allergies, creams and recent procedures.',
      },
      { title: 'Cleanse', text: 'Makeup, sunscreen and the city come off with a mild cleanser.' },
      { title: 'Cool', text: 'The applicator glides from the collarbone upward, never resting on one place.' },
      { title: 'Finish', text: 'A moisturizer, a glass of water and two or three tips for home.' },
    ],
  },
  {
    kind: 'checklist',
    title: 'Often booked for',
    intro: 'There is no wrong occasion, although these come up a lot.',
    items: [
      'The days before a wedding or a reunion',
      'Dull winter skin',
      'A regular pause that belongs to nobody else',
      'People who like facials and dislike needles',
      'A first taste of cold before trying the chamber',
    ],
  },
  {
    kind: 'timeline',
    title: 'How the time is spent',
    intro: 'Two lengths, depending on how much of the neck and shoulders joins in.',
    phases: [
      {
        label: '45 minutes',
        title: 'Classic facial',
        text: 'Cleansing, cold on face and neck, and a moisturizer to close.',
      },
      {
        label: '60 minutes',
        title: 'Deluxe facial',
        text: 'Everything in the classic, with extra time for the neckline and a mask.',
      },
      {
        label: '4-8 sessions',
        title: 'A series',
        text: 'Guests who plan a run of facials agree on the spacing with their specialist.',
      },
    ],
  },
  {
    kind: 'testimonials',
    title: 'In their words',
    items: [
      {
        name: 'Sofia L.',
        text: 'I came in gray from a red-eye and left looking like someone who owns houseplants.',
        rating: 5,
        result: 'Event ready',
        sample: true,
      },
      {
        name: 'Renee D.',
        text: 'Cool metal, warm blanket, soft voice. I would pay for the blanket alone.',
        rating: 5,
        sample: true,
      },
      {
        name: 'Andre W.',
        text: 'My first facial ever. They explained each step without making me feel like a beginner.',
        rating: 4,
        sample: true,
      },
    ],
  },
  {
    kind: 'safety',
    title: 'Kind to skin, with exceptions',
    text:
      'Tell your specialist about anything on this list. We may suggest another date or ask you to see a ' +
      'dermatologist.',
    items: [
      'Active rosacea, eczema, cold sores or an infection on the face',
      'Fillers, peels or laser treatment in the recent past',
      'Hives or pain from cold, or reduced feeling in the face',
      'Retinoids or acne medication, because they make skin more delicate',
    ],
  },
  {
    kind: 'pricing',
    title: 'Facials and series',
    intro: 'Our lists start at $85. Each price here is for the full treatment.',
    cards: [
      {
        title: 'Single session',
        price: '$149',
        note: 'Classic CryoFacial',
        items: ['Skin analysis', 'Cold on face and neck', 'Moisturizer to finish'],
        popular: false,
        action: { kind: 'unwired', label: 'Book Classic CryoFacial', service: 'cryo-skin' },
      },
      {
        title: 'Glow package',
        price: '$549',
        visits: 4,
        note: '4 sessions plus skincare kit',
        items: ['Skincare kit to take home', 'Notes on how your skin responds'],
        popular: true,
        action: { kind: 'unwired', label: 'Choose Glow Package', service: 'cryo-skin' },
      },
      {
        title: 'Ultimate Renewal',
        price: '$899',
        visits: 8,
        note: '8 sessions plus premium products',
        items: ['Premium products', 'A care routine for you'],
        popular: false,
        action: { kind: 'unwired', label: 'Choose Ultimate Renewal', service: 'cryo-skin' },
      },
    ],
  },
  {
    kind: 'closing',
    title: 'Give your face an hour off',
    text: 'Choose a clinic, and come with or without makeup. We take care of the rest.',
    actions: [{ kind: 'exam', label: 'Schedule Your CryoFacial' }],
  },
]

export const chillskin: Service = {
  slug: 'chillskin',
  updated: '2026-11-25',
  name: 'ChillSkin',
  climate: 'cold',
  href: '/services/chillskin',
  card: {
    title: 'ChillSkin',
    summary: 'A cold facial for the face and neck. Cool, calm and free of needles.',
  },
  detail: {
    title: 'ChillSkin',
    description:
      'A facial with controlled cold on the face and neck. The specialist works in slow strokes; most guests find it ' +
      'pleasant and nearly fall asleep.',
    benefits: [
      'A fresher look that many guests notice the same day',
      'No needles and no peeling',
      'No planned downtime',
      'Easy to combine with other visits',
    ],
    duration: '20-30 minutes',
    price: 'From $85',
    suitableFor: ['Face and neck', 'Dull-looking skin', 'Before an event'],
    process: [
      'We look at your skin and ask about allergies',
      'We cleanse the face',
      'The cold applicator passes over face and neck',
      'We finish with a moisturizer and tell you how to care for your skin at home',
    ],
  },
  booking: {
    id: 'cryo-skin',
    name: 'Cryo Skin',
    description: 'A ChillSkin facial with controlled cold on face and neck.',
    aliases: ['ChillSkin', 'CryoFacial'],
    before: { sample: true, arrive: '5 minutes early.', bring: 'A clean face, without makeup.' },
  },
  facts: [
    { figure: '45', label: 'minutes, the classic facial' },
    { figure: '60', label: 'minutes, the deluxe facial' },
    { figure: '$149', label: 'a single classic CryoFacial' },
  ],
  session: [
    { label: 'Classic facial', from: 45, kind: 'core' },
    { label: 'Deluxe facial', from: 15, kind: 'more' },
  ],
  feels: { sample: true, text: 'Cool metal in long, slow strokes over face and neck, in a dim and quiet room.' },
  page,
}
