import type { Service, TreatmentSection } from '../types.ts'

const page: readonly TreatmentSection[] = [
  {
    kind: 'hero',
    eyebrow: 'NAD+ injections',
    title: 'A small molecule, a short visit',
    text:
      'NAD+ is a coenzyme found in every living cell, where it helps turn food into energy. We give it as an ' +
      'injection, after a proper look at your health.',
    actions: [
      { kind: 'exam', label: 'Book a Consultation' },
      { kind: 'link', label: 'Find Location', href: '/locations' },
    ],
  },
  {
    kind: 'benefits',
    title: 'Why people ask for it',
    intro: 'The interest in NAD+ is large and the research is young. We keep both facts in view.',
    cards: [
      {
        title: 'Minutes, not hours',
        text: 'An injection visit takes 15-20 minutes, while a drip can fill an afternoon.',
      },
      { title: 'Trained hands', text: 'Every dose is drawn up and given by staff who do this all day.' },
      {
        title: 'A measured approach',
        text: 'You start with one, see how you feel, and only then think about a series.',
      },
      { title: 'Room for doubt', text: 'Ask what is proven and what is hoped for, and you get two separate answers.' },
    ],
  },
  {
    kind: 'steps',
    title: 'What happens in the room',
    intro: 'It is a brief appointment, though never a rushed one.',
    steps: [
      {
        title: 'Health review',
        text: 'We read your form with you, including medicines, allergies and earlier reactions.',
      },
      { title: 'Explanation', text: 'You hear what is in the syringe, where it goes and which sensations are common.' },
      { title: 'Injection', text: 'A small needle in the arm or the belly, given slowly because that is kinder.' },
      { title: 'Rest', text: 'Stay in the chair for a few minutes, and leave when you feel steady.' },
    ],
  },
  {
    kind: 'checklist',
    title: 'Before you come',
    intro: 'A little preparation makes the visit smoother.',
    items: [
      'Eat something light beforehand',
      'Drink enough water',
      'Wear sleeves that roll up easily',
      'Bring the names of your medicines',
      'Write down what you would like to ask',
    ],
  },
  {
    kind: 'timeline',
    title: 'One dose, four or eight',
    intro: 'You decide the length of the road after the first stretch.',
    phases: [
      { label: '15-20 minutes', title: 'A single visit', text: 'Review, injection and rest, all within that span.' },
      {
        label: '4 sessions',
        title: 'A first series',
        text: 'Long enough to keep a diary on sleep and energy, and to draw your own conclusions.',
      },
      {
        label: '8 sessions',
        title: 'An extended series',
        text: 'For guests who liked the first four and want to keep a steady schedule.',
      },
    ],
  },
  {
    kind: 'testimonials',
    title: 'What guests report',
    items: [
      {
        name: 'Victor I.',
        text: 'The injector told me to expect a warm flush, and there it was, and there it went.',
        rating: 4,
        sample: true,
      },
      {
        name: 'Amara N.',
        text: 'I tried the drip elsewhere and lost half a day. Here I was back at work before my tea was cold.',
        rating: 5,
        result: 'Kept the schedule',
        sample: true,
      },
      {
        name: 'Phil Y.',
        text: 'They were the first to say that the science is not finished. That is why I stayed.',
        rating: 5,
        sample: true,
      },
    ],
  },
  {
    kind: 'safety',
    title: 'Sensible precautions',
    text:
      'Injected NAD+ is a wellness service. It is not meant to diagnose, treat or cure a disease, and it does ' +
      'not take the place of your doctor.',
    items: [
      'Flushing, nausea, a tight chest or soreness can occur, mostly for a short time',
      'We do not inject anyone who is pregnant, breastfeeding or not yet an adult',
      'Cancer, liver disease and kidney disease call for a word with your specialist first',
      'Trouble breathing or swelling after an injection is an emergency: call 911',
    ],
  },
  {
    kind: 'pricing',
    title: 'Doses and series',
    intro: 'Prices are per person and include the health review.',
    cards: [
      {
        title: 'Single injection',
        price: '$199',
        note: 'One dose, one visit',
        items: ['Health review', 'Injection by trained staff', 'Rest afterward'],
        popular: false,
        action: { kind: 'unwired', label: 'Book Now', service: 'nad-injections' },
      },
      {
        title: 'Series of four',
        price: '$699',
        visits: 4,
        note: '4 sessions',
        items: ['Notes after each visit', 'Dates to suit your week'],
        popular: true,
        action: { kind: 'unwired', label: 'Start Package', service: 'nad-injections' },
      },
      {
        title: 'Series of eight',
        price: '$1,199',
        visits: 8,
        note: '8 sessions',
        items: ['A pause whenever you need one', 'A review halfway'],
        popular: false,
        action: { kind: 'unwired', label: 'Transform Now', service: 'nad-injections' },
      },
    ],
  },
  {
    kind: 'closing',
    title: 'Ask first, inject second',
    text: 'Put your questions to us in a consultation. If NAD+ is not for you, that is a useful answer as well.',
    actions: [{ kind: 'exam', label: 'Schedule Your Visit' }],
  },
]

export const nadInjections: Service = {
  slug: 'nad-injections',
  updated: '2026-11-20',
  name: 'NAD+ Injections',
  climate: 'within',
  href: '/services/nad-injections',
  card: {
    title: 'NAD+ Injections',
    summary: 'NAD+ as a quick injection, given by trained staff.',
  },
  detail: {
    title: 'NAD+ Injections',
    description:
      'NAD+ is a molecule that every cell of the body uses. Here it is given as an injection, after a short talk about ' +
      'your health.',
    benefits: [
      'A short visit',
      'Given by trained staff',
      'Single sessions or a series',
      'Time for questions before the injection',
    ],
    duration: '15-20 minutes',
    price: 'From $199',
    suitableFor: ['Adults', 'Wellness routines', 'Short visits'],
    process: [
      'We go through your health questions',
      'We explain what to expect',
      'You receive the injection',
      'You rest a few minutes before you leave',
    ],
  },
  booking: {
    id: 'nad-injections',
    name: 'NAD+ Injections',
    description: 'NAD+ by injection, given by trained staff.',
    aliases: ['NAD+'],
    before: {
      sample: true,
      arrive: '10 minutes early, for the health form.',
      bring: 'A sleeve that rolls up above the elbow, and something to read.',
    },
  },
  facts: [
    { figure: '15–20', label: 'minutes a visit' },
    { figure: '$199', label: 'a single session' },
    { figure: '4', label: 'sessions for $699' },
  ],
  session: [{ label: 'Your visit', from: 15, to: 20, kind: 'core' }],
  feels: {
    sample: true,
    text: 'The prick of a small needle, given slowly, and a few minutes in the chair. Some feel flushed or queasy for a while.',
  },
  page,
}
