import type { Service, TreatmentSection } from '../types.ts'

const page: readonly TreatmentSection[] = [
  {
    kind: 'hero',
    eyebrow: 'Slim Pod',
    title: 'Lie down, close your eyes, let the pod run',
    text:
      'The Slim Pod is our most restful way to work on your shape. Choose 30 minutes for one area or 45 minutes ' +
      'for multiple areas, and think about nothing at all.',
    actions: [
      { kind: 'exam', label: 'Book Your Pod Session' },
      { kind: 'link', label: 'Find Location', href: '/locations' },
    ],
  },
  {
    kind: 'benefits',
    title: 'Why the pod is popular',
    intro: 'It may be the only body program you can nap through.',
    cards: [
      {
        title: 'Effortless',
        text: 'You do not train, count or hold a pose. Lying comfortably is the whole assignment.',
      },
      { title: 'Private', text: 'The pod stands in a room of its own, and you are the only guest in it.' },
      { title: 'Non-invasive', text: 'It works from the outside, without needles, cuts or suction.' },
      { title: 'Two clear options', text: 'One area or several: the choice is easy, and so is the price.' },
    ],
  },
  {
    kind: 'steps',
    title: 'A visit to the pod',
    intro: 'Bring comfortable clothes. We supply the towel.',
    steps: [
      { title: 'Set a goal', text: 'Together we choose the area or areas and agree on what would count as progress.' },
      { title: 'Take a baseline', text: 'Waist, hips or thighs are measured and noted, for your eyes and ours alone.' },
      { title: 'Settle in', text: 'The specialist adjusts the pod, shows you the stop button and dims the light.' },
      { title: 'Wind down', text: 'When the program ends you sit up slowly, drink some water and plan what is next.' },
    ],
  },
  {
    kind: 'checklist',
    title: 'When it is a good match',
    intro: 'The pod is no shortcut, yet it fits well into a sensible routine.',
    items: [
      'You want a calm start to a healthier stretch',
      'You have one or more areas in mind and no wish for surgery',
      'You would like a set time each week that is only about you',
      'You already walk, cook and sleep reasonably well, or intend to',
      'You prefer honest measurements to before-and-after magic',
    ],
  },
  {
    kind: 'timeline',
    title: 'Half an hour or a little longer',
    intro: 'The clock depends on how many areas you choose.',
    phases: [
      {
        label: 'On arrival',
        title: 'Measure',
        text: 'A few numbers with the tape, compared with your previous visit if there was one.',
      },
      {
        label: '30 minutes',
        title: 'One area',
        text: 'The program concentrates on a single zone, such as the abdomen.',
      },
      {
        label: '45 minutes',
        title: 'Multiple areas',
        text: 'The pod moves through several zones in turn while you stay where you are.',
      },
    ],
  },
  {
    kind: 'testimonials',
    title: 'Overheard outside the pod',
    items: [
      {
        name: 'Gina F.',
        text: 'I have three children. This is the quietest half hour of my week, whatever the tape says.',
        rating: 5,
        result: 'Weekly pause',
        sample: true,
      },
      {
        name: 'Derek M.',
        text: 'They measured, they wrote it down, they showed me the trend. No theater.',
        rating: 4,
        sample: true,
      },
      {
        name: 'Paula X.',
        text: 'The longer session is worth it for me because I could never choose one spot.',
        rating: 5,
        sample: true,
      },
    ],
  },
  {
    kind: 'safety',
    title: 'Please tell us first',
    text:
      'Slim Pod sessions are meant for healthy adults. They support a way of life and are not a medical treatment ' +
      'for obesity.',
    items: [
      'Pregnancy, breastfeeding or the months just after birth',
      'A pacemaker, metal implants or epilepsy',
      'Heart, liver or thyroid disease',
      'Light sensitivity, or medicine that causes it',
      'Discomfort in tight spaces: the lid can stay open',
    ],
  },
  {
    kind: 'pricing',
    title: 'Two sessions, two prices',
    intro: 'Pay by the session and stop whenever you like.',
    cards: [
      {
        title: 'Single area',
        price: '$199/session',
        note: '30 minutes, one area',
        items: ['Baseline measurements', '30 minutes in the pod', 'Notes for your next visit'],
        popular: false,
        action: { kind: 'unwired', label: 'Book Now', service: 'slim-pod' },
      },
      {
        title: 'Multiple areas',
        price: '$299/session',
        note: '45 minutes, multiple areas',
        items: ['Several zones in one go', '45 minutes in the pod', 'A chart of all measurements'],
        popular: true,
        action: { kind: 'unwired', label: 'Transform Now', service: 'slim-pod' },
      },
    ],
  },
  {
    kind: 'closing',
    title: 'Your shape, your tempo',
    text: 'See how a session feels before you think about a second. We are happy to begin with questions.',
    actions: [{ kind: 'exam', label: 'Schedule a Consultation' }],
  },
]

export const slimpod: Service = {
  slug: 'slimpod',
  updated: '2026-11-20',
  name: 'Slim Pod',
  climate: 'pressure',
  href: '/services/slimpod',
  card: null,
  detail: null,
  booking: {
    id: 'slim-pod',
    name: 'Slim Pod',
    description: 'A Slim Pod session: 30 minutes for one area, 45 minutes for several.',
    aliases: ['SlimPod'],
    before: { sample: true, arrive: '5 minutes early.', bring: 'A T-shirt, and shorts or leggings.' },
  },
  facts: [
    { figure: '30', label: 'minutes for one area' },
    { figure: '45', label: 'minutes for multiple areas' },
    { figure: '$199', label: 'a session, one area' },
  ],
  session: [
    { label: 'One area', from: 30, kind: 'core' },
    { label: 'Multiple areas', from: 15, kind: 'more' },
  ],
  feels: { sample: true, text: 'Lying still in dim light, with a stop button at hand. The lid can stay open.' },
  page,
}
