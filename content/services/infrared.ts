import type { Service, TreatmentSection } from '../types.ts'

const page: readonly TreatmentSection[] = [
  {
    kind: 'hero',
    eyebrow: 'Infrared sauna',
    title: 'Slow heat for a fast week',
    text:
      'A wooden cabin at 140-160°F, warm light and nobody who needs anything from you. Infrared heat is milder ' +
      'than steam, so you can breathe easily and stay a while.',
    actions: [
      { kind: 'exam', label: 'Schedule Your Session' },
      { kind: 'link', label: 'Find Location', href: '/locations' },
    ],
  },
  {
    kind: 'benefits',
    title: 'What the warmth is good for',
    intro: 'It asks nothing of you but to sit still.',
    cards: [
      { title: 'Warmth that builds', text: 'Panels warm the body directly, while the air around you stays pleasant.' },
      { title: 'A proper sweat', text: 'It arrives later than in a steam room and feels lighter when it does.' },
      { title: 'Muscles at ease', text: 'After training or a day at a desk, shoulders drop by themselves.' },
      { title: 'Silence included', text: 'Leave the phone outside. For many guests that is the best part.' },
      {
        title: 'The other half of cold',
        text: 'Regulars like to pair the cabin with a chamber visit on the same day.',
      },
    ],
  },
  {
    kind: 'steps',
    title: 'How to spend it',
    intro: 'There is little to learn and nothing to get wrong.',
    steps: [
      { title: 'Arrive and drink', text: 'We hand you water and towels, and ask how you slept and ate.' },
      {
        title: 'Set the heat',
        text: 'You choose the temperature within the range; first-timers start at the lower end.',
      },
      { title: 'Sit, lie, breathe', text: 'Open the door whenever you need air, or call us with the button inside.' },
      { title: 'Cool down', text: 'Rest on the bench, drink again and shower if you like before you go out.' },
    ],
  },
  {
    kind: 'checklist',
    title: 'Come as you are',
    intro: 'The cabin is ready when you are; these are already there.',
    items: [
      'Fresh towels and drinking water',
      'A private cabin, not a shared bench',
      'Adjustable heat and soft light',
      'A call button within reach',
      'A quiet place to cool off',
    ],
  },
  {
    kind: 'timeline',
    title: 'Your session in minutes',
    intro: 'Allow 35-60 minutes from the first towel to the street.',
    phases: [
      { label: '5 minutes', title: 'Prep', text: 'Change, drink, and let us set the cabin to your liking.' },
      {
        label: '20-45 minutes',
        title: 'Treatment',
        text: 'Heat of 140-160°F for as long as it feels good, up to the limit you chose.',
      },
      {
        label: '10 minutes',
        title: 'Cool down',
        text: 'Sit outside the cabin until your pulse and your face have calmed.',
      },
    ],
  },
  {
    kind: 'testimonials',
    title: 'Warm regards',
    items: [
      {
        name: 'Ingrid S.',
        text: 'January in Ohio has exactly one good hour, and I spend it here.',
        rating: 5,
        result: 'Winter habit',
        sample: true,
      },
      {
        name: 'Curtis B.',
        text: 'I do not like saunas where I cannot breathe. In this one I nearly finished my book.',
        rating: 5,
        sample: true,
      },
      {
        name: 'Mei Z.',
        text: 'Lovely and quiet. I would only wish for a bigger bench to stretch out on.',
        rating: 4,
        sample: true,
      },
    ],
  },
  {
    kind: 'safety',
    title: 'Heat and your health',
    text:
      'Warmth widens the blood vessels and makes you lose fluid. Ask your doctor before you come if you are ' +
      'unsure, and skip the cabin if you recognize yourself here.',
    items: [
      'You are pregnant or have a fever',
      'You have an unstable heart condition, very low blood pressure or have fainted in heat',
      'You have been drinking alcohol',
      'You take medicine that affects sweating or blood pressure, and nobody has advised you about heat',
    ],
  },
  {
    kind: 'pricing',
    title: 'One visit or a warm habit',
    intro: 'Our lists start at $40. A full session is $59; in a package each visit costs less.',
    cards: [
      {
        title: 'Single session',
        price: '$59',
        note: 'One visit, private cabin',
        items: ['20-45 minutes of heat', 'Towels and water', 'Time to cool down'],
        popular: false,
        action: { kind: 'unwired', label: 'Book Single Session', service: 'infrared-sauna' },
      },
      {
        title: 'Wellness package',
        price: '$219',
        visits: 4,
        note: '4 sessions plus consultation',
        items: ['Consultation on heat and timing', 'Use them at your own rhythm'],
        popular: true,
        action: { kind: 'unwired', label: 'Choose Wellness Package', service: 'infrared-sauna' },
      },
      {
        title: 'Transform plan',
        price: '$399',
        visits: 8,
        note: '8 sessions plus follow-up',
        items: ['Follow-up at the end', 'Heat adjusted as you get used to it'],
        popular: false,
        action: { kind: 'unwired', label: 'Start Transform Plan', service: 'infrared-sauna' },
      },
    ],
  },
  {
    kind: 'closing',
    title: 'Somewhere warm to go',
    text: 'Reserve a cabin, leave the phone in the locker and let the heat do the rest.',
    actions: [{ kind: 'exam', label: 'Book Your Sauna Time' }],
  },
]

export const infrared: Service = {
  slug: 'infrared',
  updated: '2026-11-25',
  name: 'Infrared Sauna',
  climate: 'warm',
  href: '/services/infrared',
  card: {
    title: 'Infrared Sauna',
    summary: 'Gentle dry heat in a cabin, milder than a traditional sauna.',
  },
  detail: {
    title: 'Infrared Sauna',
    description:
      'A cabin heated by infrared light to 140-160°F. The warmth builds slowly, the air stays easy to breathe, and the ' +
      'time is yours.',
    benefits: [
      'Slow, even warmth',
      'A quiet half hour away from screens',
      'Often chosen after training',
      'Pairs well with a cold session',
    ],
    duration: '30-45 minutes',
    price: 'From $40',
    suitableFor: ['Relaxation', 'After training', 'Cold days'],
    process: [
      'We show you the cabin and set the heat',
      'You drink some water and change',
      'You sit or lie back while the cabin warms you',
      'You cool down slowly before you leave',
    ],
  },
  booking: {
    id: 'infrared-sauna',
    name: 'Infrared Sauna',
    description: 'Gentle dry heat in an infrared cabin.',
    aliases: ['Infrared'],
    before: {
      sample: true,
      arrive: '10 minutes early, to change.',
      bring: 'Swimwear or light cotton clothes, and water to drink. Towels are there.',
    },
  },
  facts: [
    { figure: '140–160°F', label: 'in the cabin' },
    { figure: '20–45', label: 'minutes of heat' },
    { figure: '$59', label: 'a single session' },
  ],
  session: [
    { label: 'Prep', from: 5, kind: 'before' },
    { label: 'Heat', from: 20, to: 45, kind: 'core' },
    { label: 'Cool down', from: 10, kind: 'after' },
  ],
  feels: { sample: true, text: 'Dry warmth that builds slowly, and air that stays easy to breathe. Expect to sweat.' },
  page,
}
