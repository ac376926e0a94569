import type { Names } from './names.ts'

/**
 * The usual sections of a service's page in their usual order. Their texts say what to write instead; each longer
 * sentence names the service, so that no two pages share one.
 */
export function servicePage({ slug, title, pascal }: Names): string {
  const guest = pascal.replaceAll(/\d/g, '')
  const book = (label: string) => `{ kind: 'book', label: '${label}', service: '${slug}' }`
  return `const page: readonly TreatmentSection[] = [
  {
    kind: 'hero',
    eyebrow: '${title}',
    title: '${title}, in one line',
    text: 'Two sentences about ${title} that a guest would say to a friend. Say what ${title} is, and how it feels.',
    actions: [
      ${book(`Book ${title}`)},
      { kind: 'link', label: 'Find Location', href: '/locations' },
    ],
  },
  {
    kind: 'benefits',
    title: 'What ${title} does',
    intro: 'Three to six reasons for which guests choose ${title}.',
    cards: [
      { title: 'First reason', text: 'What a guest notices during ${title}, said without a promise of any cure.' },
      { title: 'Second reason', text: 'What a guest notices on the day after ${title}, in ordinary words.' },
      { title: 'Third reason', text: 'When ${title} fits into a week, and how long before or after training.' },
    ],
  },
  {
    kind: 'steps',
    title: 'How ${title} works',
    intro: 'What happens from the door to the end of ${title}, one step after the other.',
    steps: [
      { title: 'Arrive', text: 'How early a guest of ${title} comes, what to bring and what to wear.' },
      { title: 'Talk it through', text: 'What we ask before ${title}, and when we advise against it.' },
      { title: 'Your session', text: 'What a guest sees, hears and feels while ${title} lasts, minute by minute.' },
      { title: 'Afterwards', text: 'What to drink, eat and do in the hours after ${title}, and what to leave.' },
    ],
  },
  {
    kind: 'checklist',
    title: 'What ${title} includes',
    intro: 'All that the price of ${title} covers, so that nobody has to ask.',
    items: [
      'A member of the team who explains ${title}',
      'Everything that a guest needs to wear for ${title}',
      'A quiet place to rest after ${title}',
      'An honest answer to questions about ${title}',
    ],
  },
  {
    kind: 'timeline',
    title: '${title} in minutes',
    intro: 'How long each part of a visit for ${title} takes, from the first word to the last.',
    phases: [
      { label: '5 minutes', title: 'Before', text: 'What a guest of ${title} does in the first minutes of a visit.' },
      { label: '30 minutes', title: 'During', text: 'What happens in the main part of ${title}, and who is there.' },
      { label: '10 minutes', title: 'After', text: 'How ${title} ends, and when a guest can drive or train again.' },
    ],
  },
  {
    kind: 'testimonials',
    title: 'Guests about ${title}',
    items: [
      { name: '${guest} A.', text: 'What a first guest said of ${title}, word for word.', rating: 5, sample: true },
      { name: '${guest} B.', text: 'What a second guest said after some weeks of ${title}.', rating: 4, sample: true },
    ],
  },
  {
    kind: 'safety',
    title: 'Safe with ${title}',
    text: 'Who should not take ${title}, and who should ask a doctor first. Have it read by somebody licensed.',
    items: [
      'Conditions with which ${title} is not for a guest',
      'Medicines that do not go together with ${title}',
      'When to stop ${title} and call the team',
      'What the team does if something goes wrong',
    ],
  },
  {
    kind: 'pricing',
    title: 'What ${title} costs',
    intro: 'One card for each way to buy ${title}, the simplest one first.',
    cards: [
      {
        title: 'Single session',
        price: '$50',
        note: 'One session of ${title}, without any obligation to come again.',
        items: ['One session of ${title} of 30 minutes', 'Everything you need'],
        popular: false,
        action: ${book('Book One Session')},
      },
      {
        title: 'Package of four',
        price: '$180',
        note: 'Four sessions of ${title}, to be taken within three months.',
        items: ['Four sessions of ${title} of 30 minutes each', 'A word on your progress with ${title}'],
        popular: true,
        action: ${book('Book a Package')},
      },
    ],
  },
  {
    kind: 'closing',
    title: 'Try ${title} once',
    text: 'A last sentence that says what a guest of ${title} should do now, and that there is no hurry.',
    actions: [${book(`Book ${title} Now`)}],
  },
]`
}
