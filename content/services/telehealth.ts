import type { Service, TreatmentSection } from '../types.ts'

/** How soon a visitor has the plan after the consult. */
const planTime = '24 hours'

const page: readonly TreatmentSection[] = [
  {
    kind: 'hero',
    eyebrow: 'Telehealth',
    title: 'The consulting room, wherever you sit',
    text:
      `Meet a licensed professional by video, receive your plan within ${planTime} and, where something is ` +
      'prescribed, have it delivered with free shipping.',
    actions: [
      { kind: 'link', label: 'Start Online', href: '/order-online' },
      { kind: 'link', label: 'Find Location', href: '/locations' },
    ],
  },
  {
    kind: 'benefits',
    title: 'Care without the commute',
    intro: 'Some things need a clinic. A good conversation does not.',
    cards: [
      {
        title: 'An unhurried consult',
        text: 'Reserve 30-45 minutes, which is longer than most office visits leave for talking.',
      },
      { title: 'A quick answer', text: `The plan reaches you within ${planTime} of the consult, in writing.` },
      { title: 'To your doorstep', text: 'Delivery takes 2-5 business days, in plain packaging.' },
      { title: 'Free shipping', text: 'No delivery charge is added to what you order.' },
    ],
  },
  {
    kind: 'steps',
    title: 'From couch to care',
    intro: 'You need a phone or computer with a camera, and a door you can close.',
    steps: [
      {
        title: 'Tell us about you',
        text: 'A secure questionnaire covers your history, your medicines and what you hope for.',
      },
      {
        title: 'Talk by video',
        text: 'A licensed professional goes through your answers and asks the questions a form cannot.',
      },
      {
        title: 'Read your plan',
        text: 'It says what is recommended and why, or explains why nothing should be prescribed.',
      },
      { title: 'Receive and follow up', text: 'Parcels come to your address, and check-ins keep the plan up to date.' },
    ],
  },
  {
    kind: 'checklist',
    title: 'Suited to many reasons',
    intro: 'People use our online visits when they:',
    items: [
      'are thinking about a medical weight-loss program',
      'live far from the nearest clinic',
      'have a schedule that leaves only odd hours',
      'would rather discuss a delicate subject from home',
      'need a check-in on a plan they already follow',
    ],
  },
  {
    kind: 'timeline',
    title: 'How quickly it goes',
    intro: 'Count from the moment the camera turns on.',
    phases: [
      { label: '30-45 minutes', title: 'Consult', text: 'Your health, your goals and your questions, one to one.' },
      { label: `Within ${planTime}`, title: 'Plan', text: 'The professional writes it up and sends it to you.' },
      { label: '2-5 business days', title: 'Delivery', text: 'Anything prescribed is on its way, with free shipping.' },
    ],
  },
  {
    kind: 'testimonials',
    title: 'Visits from home',
    items: [
      {
        name: 'Noelle A.',
        text: 'I took the call from my parked car between two school runs. It was a proper appointment all the same.',
        rating: 5,
        result: 'Plan the same evening',
        sample: true,
      },
      {
        name: 'Isaac V.',
        text: 'The doctor said no to what I asked for and suggested something else. Good reasons, good manners.',
        rating: 5,
        sample: true,
      },
      {
        name: 'Brenda T.',
        text: 'My camera froze twice, which was my own fault. They waited and started over.',
        rating: 4,
        sample: true,
      },
    ],
  },
  {
    kind: 'safety',
    title: 'Private, licensed, and not for emergencies',
    text:
      'Video visits are encrypted and confidential. The professional decides what can be handled at a distance ' +
      'and tells you when you should be seen in person.',
    items: [
      'In an emergency call 911 and do not wait for a video visit',
      'A prescription is never guaranteed; it depends on the assessment',
      'We can only treat you in states where the professional is licensed',
      'Keep your own doctor informed of anything you start or stop',
    ],
  },
  {
    kind: 'pricing',
    title: 'Two ways to be seen',
    intro: 'Choose by how much conversation you want. Our lists start at $75: that is the longer consultation.',
    cards: [
      {
        title: 'A-Sync Approval',
        price: '$0',
        note: 'Your answers are reviewed in writing',
        items: ['Online questionnaire', 'Review by a licensed professional', 'No video call required'],
        popular: false,
        action: { kind: 'link', label: 'Start A-Sync Approval', href: '/order-online' },
      },
      {
        title: 'Sync Visit',
        price: '$49',
        note: '30-minute check-in by video',
        items: ['Live video conversation', 'Time for follow-up questions', 'Changes to your plan if needed'],
        popular: true,
        action: { kind: 'link', label: 'Choose Sync Visit', href: '/order-online' },
      },
    ],
  },
  {
    kind: 'closing',
    title: 'Make yourself comfortable',
    text: 'A cup of something warm, a quiet corner and a few honest answers are all it takes to begin.',
    actions: [{ kind: 'link', label: 'Get Started Online', href: '/order-online' }],
  },
]

export const telehealth: Service = {
  slug: 'telehealth',
  updated: '2026-11-25',
  name: 'Telehealth',
  climate: 'within',
  href: '/services/telehealth',
  card: {
    title: 'Telehealth',
    summary: 'Talk to a licensed professional by video, from where you are.',
  },
  detail: {
    title: 'Telehealth',
    description:
      'A video visit with a licensed professional, who listens, answers and writes a plan where one is called for. You ' +
      'need a quiet place and a phone or computer with a camera.',
    benefits: [
      'No travel and no waiting room',
      'A licensed professional on the other side',
      `Your plan within ${planTime}`,
      'Delivery in 2-5 business days with free shipping, where something is prescribed',
    ],
    duration: '30-45 minutes',
    price: 'From $75',
    suitableFor: ['Visits from home', 'Weight-loss programs', 'Follow-ups'],
    process: [
      'You answer a few health questions',
      'You meet the licensed professional by video',
      `You receive your plan within ${planTime}`,
      'You follow up when you need to',
    ],
  },
  booking: null,
  facts: [
    { figure: '30–45', label: 'minutes of consultation' },
    { figure: '24', label: 'hours or less to your plan' },
    { figure: '$49', label: 'a Sync Visit by video' },
  ],
  session: [{ label: 'Consultation', from: 30, to: 45, kind: 'core' }],
  feels: { sample: true, text: 'A talk by video, from where you are.' },
  page,
}
