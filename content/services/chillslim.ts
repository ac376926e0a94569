import type { Service, TreatmentSection } from '../types.ts'

const page: readonly TreatmentSection[] = [
  {
    kind: 'hero',
    eyebrow: 'ChillSlim',
    title: 'Body shaping at a lower temperature',
    text:
      'A cold applicator glides over one area of the body for 15-30 minutes while you lie back. There are no ' +
      'needles, no incisions and no bandages, and the drive home is yours to do.',
    actions: [
      { kind: 'book', label: 'Book ChillSlim', service: 'cryo-body-shaping' },
      { kind: 'link', label: 'Find Location', href: '/locations' },
    ],
  },
  {
    kind: 'benefits',
    title: 'What sets it apart',
    intro: 'ChillSlim is for people near a weight they like, with one area they would shape differently.',
    cards: [
      {
        title: 'One area, full attention',
        text: 'Abdomen, flanks, thighs or arms: we plan for a single zone and leave the others alone.',
      },
      {
        title: 'Hands, not clamps',
        text: 'A specialist moves the applicator the entire time. Nothing is strapped on and nothing pulls.',
      },
      {
        title: 'Back to your day',
        text: 'Most guests dress, drink a glass of water and return to what they were doing.',
      },
      {
        title: 'Measured, not guessed',
        text: 'We take the tape measure out before and after, so that you judge by numbers and not by lighting.',
      },
    ],
  },
  {
    kind: 'steps',
    title: 'How we work',
    intro: 'The conversation comes before the cold.',
    steps: [
      {
        title: 'Talk it over',
        text: 'You describe what you would like to change; we say what shaping can and cannot do.',
      },
      {
        title: 'Mark and measure',
        text: 'The zone is outlined with a skin pencil, photographed if you agree, and measured.',
      },
      {
        title: 'Chill',
        text: 'The applicator passes over the outline in slow strokes. It feels cool, then almost unremarkable.',
      },
      {
        title: 'Wait and compare',
        text: 'The body takes its time, so we meet again with the same tape and the same light.',
      },
    ],
  },
  {
    kind: 'checklist',
    title: 'Is it your kind of treatment?',
    intro: 'You will probably like it if most of these sound like you.',
    items: [
      'Your weight has been stable for some time',
      'There is one area you keep coming back to in the mirror',
      'You prefer no surgery and no recovery leave',
      'You can be patient for a few weeks',
      'You see it as an addition to eating and moving well',
    ],
  },
  {
    kind: 'timeline',
    title: 'When to look in the mirror',
    intro: 'Shaping is gradual, and the calendar matters more than the clock.',
    phases: [
      {
        label: '15-30 minutes',
        title: 'The session',
        text: 'Time under the applicator. Allow a little more for talking and measuring.',
      },
      {
        label: 'Days after',
        title: 'A quiet stretch',
        text: 'Drink water, walk, live as usual. Slight redness normally fades by itself.',
      },
      {
        label: '2-4 weeks',
        title: 'Results',
        text: 'This is when guests usually notice a change, and when we compare the measurements.',
      },
    ],
  },
  {
    kind: 'testimonials',
    title: 'From the treatment room',
    items: [
      {
        name: 'Carla M.',
        text: 'They told me my arms were a better idea than my stomach, and why. I trusted them after that.',
        rating: 5,
        result: 'Noticed in week three',
        sample: true,
      },
      {
        name: 'Jonas F.',
        text: 'I answered emails with one hand during the session. It was cold but never unpleasant.',
        rating: 4,
        sample: true,
      },
      {
        name: 'Yvette B.',
        text: 'The tape measure is the honest part. I appreciated seeing the numbers side by side.',
        rating: 5,
        sample: true,
      },
    ],
  },
  {
    kind: 'safety',
    title: 'Limits worth knowing',
    text:
      'ChillSlim shapes an area. It is not a treatment for excess weight and does not replace medical advice. We ' +
      'will turn you away kindly in these cases.',
    items: [
      'Pregnancy or breastfeeding',
      'Cold-related conditions such as cryoglobulinemia, cold urticaria or Raynaud syndrome',
      'A hernia, an implant or recent surgery at the chosen place',
      'Severe diabetes, or kidney or liver disease',
    ],
  },
  {
    kind: 'pricing',
    title: 'Price',
    intro: 'The number of areas decides, and you hear the total before anything begins.',
    cards: [
      {
        title: 'ChillSlim session',
        price: 'From $300',
        note: 'One area; your plan sets the final price',
        items: [
          'Planning talk and measurements',
          'A guided session on the chosen area',
          'A comparison after some weeks',
        ],
        popular: false,
        action: { kind: 'book', label: 'Book a Session', service: 'cryo-body-shaping' },
      },
    ],
  },
  {
    kind: 'closing',
    title: 'You bring the area, we bring the tape measure',
    text:
      'Choose a clinic and a time that suits you. If shaping is not the right idea, you will hear that from us ' +
      'first.',
    actions: [{ kind: 'book', label: 'Book Your ChillSlim Session', service: 'cryo-body-shaping' }],
  },
]

export const chillslim: Service = {
  slug: 'chillslim',
  updated: '2026-11-20',
  name: 'ChillSlim',
  climate: 'cold',
  href: '/services/chillslim',
  card: {
    title: 'ChillSlim',
    summary: 'Body shaping with controlled cold, area by area. No needles and no downtime planned.',
  },
  detail: {
    title: 'ChillSlim',
    description:
      'A handheld applicator moves controlled cold over one area of the body. You lie down, the specialist works, and ' +
      'you can go straight back to your day.',
    benefits: [
      'Works on one chosen area at a time',
      'No needles and no surgery',
      'Most guests go back to their day directly afterward',
      'A plan made with you before the first session',
    ],
    duration: '35-60 minutes',
    price: 'From $300',
    suitableFor: ['Body shaping', 'Abdomen', 'Thighs', 'Arms'],
    process: [
      'We talk about the area and what is realistic for you',
      'We measure and mark the area',
      'The specialist moves the cold applicator over it',
      'We note the result and agree on whether to repeat it',
    ],
  },
  booking: {
    id: 'cryo-body-shaping',
    name: 'Cryo Body Shaping',
    description: 'ChillSlim body shaping with controlled cold, one area per session.',
    aliases: ['ChillSlim'],
    before: {
      sample: true,
      arrive: '10 minutes early, for a talk about the area.',
      bring: 'Loose clothes in two parts.',
    },
  },
  facts: [
    { figure: '15–30', label: 'minutes a session' },
    { figure: '2–4', label: 'weeks to see results' },
    { figure: '$300', label: 'starting price' },
  ],
  session: [{ label: 'Cooling', from: 15, to: 30, kind: 'core' }],
  feels: {
    sample: true,
    text: 'Cool, then almost unremarkable, as the applicator passes over one area while you lie back.',
  },
  page,
}
