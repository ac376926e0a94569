import type { Service, TreatmentSection } from '../types.ts'

const page: readonly TreatmentSection[] = [
  {
    kind: 'hero',
    eyebrow: 'Shockwave therapy for men',
    title: 'A private matter, treated privately',
    text:
      'Low-intensity sound waves, given in a series and planned by a professional who has this conversation ' +
      'every day. You sit down, you ask, and only then do you decide.',
    actions: [
      { kind: 'exam', label: 'Book a Consultation' },
      { kind: 'link', label: 'Find Location', href: '/locations' },
    ],
  },
  {
    kind: 'benefits',
    title: 'Why men choose this route',
    intro: 'Most have thought about it for a long while before they call.',
    cards: [
      { title: 'Nothing goes in', text: 'The applicator stays on the skin. No needle, no incision, no anesthesia.' },
      { title: 'A short appointment', text: 'Plan 20-30 minutes in the room, and drive yourself home.' },
      {
        title: 'A straight talk',
        text: 'You learn what the research supports, where it is thin, and what that means at your age and health.',
      },
      {
        title: 'One familiar face',
        text: 'Wherever the schedule permits, the same clinician sees you through the series.',
      },
    ],
  },
  {
    kind: 'steps',
    title: 'The course of treatment',
    intro: 'The plan is fixed in writing, so you always know how far along you are.',
    steps: [
      {
        title: 'Private consultation',
        text: 'A physician or licensed professional takes your history and checks for causes that need other care.',
      },
      {
        title: 'Written plan',
        text: 'You receive the number of visits, the spacing and the full price before you agree.',
      },
      {
        title: 'Sessions',
        text: 'Gel, a handheld applicator and a tapping sensation. You can ask for less pressure at any time.',
      },
      {
        title: 'Review',
        text: 'We compare what you hoped for with what you noticed, and speak plainly about the difference.',
      },
    ],
  },
  {
    kind: 'checklist',
    title: 'What the visits are like',
    intro: 'Small things that make a delicate subject easier:',
    items: [
      'A closed room and a knock before anyone enters',
      'No group waiting area for consultations where a clinic can arrange it',
      'Neutral wording in reminders and receipts',
      'Time for the question you nearly did not ask',
      'No pressure to sign on the day',
    ],
  },
  {
    kind: 'timeline',
    title: 'What happens when',
    intro: 'The exact number of visits belongs to your plan.',
    phases: [
      {
        label: 'First visit',
        title: 'Consultation',
        text: 'History, questions, and a decision about whether to go on at all.',
      },
      {
        label: '20-30 minutes',
        title: 'Each session',
        text: 'Most of it is treatment; the remainder is preparing and talking.',
      },
      {
        label: 'After the series',
        title: 'Follow-up',
        text: 'A last talk closes the plan and settles what, if anything, comes next.',
      },
    ],
  },
  {
    kind: 'testimonials',
    title: 'A few words from men who came',
    items: [
      {
        name: 'Robert K.',
        text: 'I expected a sales pitch and got a doctor who drew me a diagram. Refreshing.',
        rating: 5,
        result: 'Clear plan',
        sample: true,
      },
      {
        name: 'Luis A.',
        text: 'Discreet from the phone call to the receipt. Nobody raised an eyebrow.',
        rating: 5,
        sample: true,
      },
      {
        name: 'Warren J.',
        text: 'It takes several visits and they said so. Parking was harder than the treatment.',
        rating: 4,
        sample: true,
      },
    ],
  },
  {
    kind: 'safety',
    title: 'Privacy and medical care',
    text:
      'Treatment requires a physician or licensed-professional consultation. What you tell us stays with the ' +
      'people who treat you, and the booking shows only the name of the service.',
    items: [
      'Mention blood thinners, clotting disorders and any cancer in the pelvic area',
      'A pacemaker or another implanted device has to be discussed first',
      'Erectile problems can be an early sign of heart disease, which is why we ask about your heart',
      'Results differ between men, and no outcome is guaranteed.',
    ],
  },
  {
    kind: 'pricing',
    title: 'Consultation and series',
    intro: 'Our lists start at $400. Advice comes first; yours is priced once there is a plan.',
    cards: [
      {
        title: 'Consultation',
        price: '$199',
        note: 'With a physician or licensed professional',
        items: ['Medical history', 'A private talk', 'A written recommendation'],
        popular: false,
        action: { kind: 'unwired', label: 'Book Consultation', service: 'shockwave-men' },
      },
      {
        title: 'Treatment series',
        price: 'Price varies by plan',
        note: 'Agreed after your consultation',
        items: ['Sessions as planned', 'The same clinician where possible', 'Closing review'],
        popular: false,
        action: { kind: 'unwired', label: 'Ask About a Series', service: 'shockwave-men' },
      },
    ],
  },
  {
    kind: 'closing',
    title: 'The first talk is the hardest part',
    text:
      'It is also the shortest. Start with a consultation, and take whatever you learn to your own doctor if you ' +
      'prefer.',
    actions: [{ kind: 'exam', label: 'Schedule Your Consultation' }],
  },
]

export const shockwaveTherapy: Service = {
  slug: 'shockwave-therapy',
  updated: '2026-11-25',
  name: 'Shockwave Therapy',
  climate: 'pressure',
  href: '/services/shockwave-therapy',
  card: {
    title: 'Shockwave Therapy',
    summary: 'Sound-wave sessions for men, planned in a private consultation.',
  },
  detail: {
    title: 'Shockwave Therapy',
    description:
      'A series of sound-wave sessions for men, given in a private room. Treatment requires a consultation with a ' +
      'physician or licensed professional, who explains what it can and cannot do for you.',
    benefits: [
      'A private consultation before anything else',
      'No needles and no surgery',
      'Sessions short enough for a lunch break',
      'A plan with a known number of sessions',
    ],
    duration: '20-30 minutes',
    price: 'From $400',
    suitableFor: ['Men', 'Private care', 'Planned series'],
    process: [
      'Consultation with a physician or licensed professional',
      'A plan made for you, if the treatment suits you',
      'The session itself, in a private room',
      'A follow-up talk about how it went',
    ],
  },
  booking: {
    id: 'shockwave-men',
    name: 'Shockwave Therapy for Men',
    description: 'Sound-wave sessions for men. Treatment requires a physician or licensed-professional consultation.',
    aliases: ['Shockwave Therapy'],
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
  feels: { sample: true, text: 'Gel, and a tapping on one area. You can ask for less at any time.' },
  consultationFirst: true,
  page,
}
