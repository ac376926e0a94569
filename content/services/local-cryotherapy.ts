import type { Service, TreatmentSection } from '../types.ts'

const page: readonly TreatmentSection[] = [
  {
    kind: 'hero',
    eyebrow: 'Local cryotherapy',
    title: 'Cold exactly where you want it',
    text:
      'A stream of cold air for one knee, one shoulder, one stubborn lower back. The rest of you stays dressed ' +
      'and warm while a specialist guides the nozzle by hand.',
    actions: [
      { kind: 'exam', label: 'Schedule Your Session' },
      { kind: 'link', label: 'Find Location', href: '/locations' },
    ],
  },
  {
    kind: 'benefits',
    title: 'The case for a small cold',
    intro: 'When only one place complains, only one place needs attention.',
    cards: [
      {
        title: 'Aimed, not general',
        text: 'You point to the spot, and the specialist works around it in slow circles.',
      },
      {
        title: 'No melting ice bag',
        text: 'The air stays evenly cold and dry, which a bag from the freezer never manages.',
      },
      {
        title: 'Watched all along',
        text: 'Skin temperature is checked as we go, so the cold remains within a sensible range.',
      },
      { title: 'Nothing to change into', text: 'Roll up a sleeve or a pant leg and you are ready to begin.' },
    ],
  },
  {
    kind: 'steps',
    title: 'From the door to the spot',
    intro: 'A calm visit in four parts.',
    steps: [
      { title: 'Show us', text: 'You tell us what bothers you, since when, and what your doctor has said about it.' },
      {
        title: 'Check the skin',
        text: 'We look at the area, feel for numbness and cover anything that should not get cold.',
      },
      { title: 'Cool', text: 'The nozzle keeps moving at a steady distance; you say when it is too much.' },
      {
        title: 'Move',
        text: 'We ask you to bend, reach or walk a little, and note how it feels compared with before.',
      },
    ],
  },
  {
    kind: 'checklist',
    title: 'Good reasons to choose it',
    intro: 'Guests tend to pick local cold over the chamber for one of these.',
    items: [
      'One joint or muscle feels tired after sport',
      'A full chamber sounds like too much for now',
      'You want something quick around physical therapy',
      'You like to keep your clothes on',
      'Your workday loads the same shoulder or wrist again and again',
    ],
  },
  {
    kind: 'timeline',
    title: 'Session by session',
    intro: 'One visit tells you how it feels. A series tells you whether it helps your routine.',
    phases: [
      {
        label: 'Session 1',
        title: 'Getting acquainted',
        text: 'We agree on the area, find a comfortable intensity and write both down.',
      },
      {
        label: 'Sessions 2-4',
        title: 'A steady rhythm',
        text: 'Same place, same notes, small adjustments; this is the length of the package.',
      },
      {
        label: 'Sessions 5-8',
        title: 'The recovery plan',
        text: 'For longer stretches of training or rehab, with a follow-up talk at the end.',
      },
    ],
  },
  {
    kind: 'testimonials',
    title: 'Heard at the front desk',
    items: [
      {
        name: 'Priya S.',
        text: 'My left knee after tennis is a topic in our family. This is now part of my Monday.',
        rating: 5,
        result: 'Monday ritual',
        sample: true,
      },
      {
        name: 'Glenn O.',
        text: 'I liked that she asked what my physical therapist thought before touching the machine.',
        rating: 5,
        sample: true,
      },
    ],
  },
  {
    kind: 'safety',
    title: 'Before we turn it on',
    text:
      'Local cold is mild compared with a chamber, yet it is not for everyone. Tell us if one of these is true ' +
      'for you.',
    items: [
      'You do not feel heat or cold well in the area',
      'You have poor circulation, Raynaud syndrome or a cold allergy',
      'The skin is broken, infected or recently operated on',
      'The pain is new, severe or unexplained: see a doctor before you see us',
    ],
  },
  {
    kind: 'pricing',
    title: 'Single visits and series',
    intro: 'Begin with one, or commit to a run of them at a lower price each.',
    cards: [
      {
        title: 'Single session',
        price: '$89',
        note: 'One area, one visit',
        items: ['Skin check', 'Guided cold on the area', 'Notes for next time'],
        popular: false,
        action: { kind: 'unwired', label: 'Book Single Session', service: 'targeted-cryo' },
      },
      {
        title: 'Package',
        price: '$319',
        visits: 4,
        note: '4 sessions plus consultation',
        items: ['Consultation before the first', 'Same specialist where possible'],
        popular: true,
        action: { kind: 'unwired', label: 'Choose Package', service: 'targeted-cryo' },
      },
      {
        title: 'Recovery plan',
        price: '$599',
        visits: 8,
        note: '8 sessions plus follow-up',
        items: ['Follow-up after the last', 'Intensity adjusted along the way'],
        popular: false,
        action: { kind: 'unwired', label: 'Start Recovery Plan', service: 'targeted-cryo' },
      },
    ],
  },
  {
    kind: 'closing',
    title: 'Point to the place',
    text: 'Tell us where it is sore and we will tell you honestly whether cold air makes sense there.',
    actions: [{ kind: 'exam', label: 'Schedule a Consultation' }],
  },
]

export const localCryotherapy: Service = {
  slug: 'local-cryotherapy',
  updated: '2026-11-20',
  name: 'Local Cryotherapy',
  climate: 'cold',
  href: '/services/local-cryotherapy',
  card: null,
  detail: null,
  booking: {
    id: 'targeted-cryo',
    name: 'Targeted Cryo',
    description: 'Cold air on one place, such as a knee, a shoulder or the lower back.',
    aliases: ['Local Cryotherapy'],
    before: { sample: true, arrive: '5 minutes early.', bring: 'Clothes that leave the area to be treated free.' },
  },
  facts: [
    { figure: '$89', label: 'a single session' },
    { figure: '4', label: 'sessions and a consultation for $319' },
    { figure: '8', label: 'sessions and a follow-up for $599' },
  ],
  session: null,
  feels: { sample: true, text: 'A stream of cold air that keeps moving over one place. You say when it is too much.' },
  page,
}
