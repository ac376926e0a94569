import type { Service, TreatmentSection } from '../types.ts'

const page: readonly TreatmentSection[] = [
  {
    kind: 'hero',
    eyebrow: 'Medical weight loss',
    title: 'Weight loss, handled as a medical matter',
    text:
      'Semaglutide and tirzepatide need a prescription. A physician or licensed professional talks with you first, ' +
      'and decides.',
    actions: [
      { kind: 'exam', label: 'Schedule a Consultation' },
      { kind: 'link', label: 'Find Location', href: '/locations' },
    ],
  },
  {
    kind: 'warning',
    title: 'Medical information',
    text:
      'Treatment requires a physician or licensed-professional consultation. GLP-1 medications can cause nausea, ' +
      'vomiting, diarrhea and constipation, and rarely pancreatitis or gallbladder disease. They are not for ' +
      'anyone who is or plans to be pregnant, or with medullary thyroid cancer or multiple endocrine neoplasia ' +
      'type 2 in the family or their own history. Ask your doctor.',
  },
  {
    kind: 'benefits',
    title: 'What the program gives you',
    intro: 'A prescription alone is not a program.',
    cards: [
      {
        title: 'A real assessment',
        text: 'Your history, your other medicines and your goals are on the table before any prescription.',
      },
      {
        title: 'A plan with your name on it',
        text: 'Dose, pace and check-ins are set for you and changed when your body asks for it.',
      },
      { title: 'B12 included', text: 'Both medications come combined with B12.' },
      { title: 'No lectures', text: 'We have heard many diet stories, and we will listen to yours.' },
    ],
  },
  {
    kind: 'steps',
    title: 'Your treatment journey',
    intro: 'Four stages, without shortcuts.',
    steps: [
      {
        title: 'Consultation',
        text: 'A physician or licensed professional reviews your health and answers your questions.',
      },
      {
        title: 'Custom plan',
        text: 'If medication is right for you, the plan says which one, how much, and what else to do.',
      },
      { title: 'Treatment', text: 'You start low, as prescribed, and learn how the injection is given.' },
      {
        title: 'Support',
        text: 'Regular check-ins look at progress, side effects and how you feel.',
      },
    ],
  },
  {
    kind: 'checklist',
    title: 'What belongs to every plan',
    intro: 'Whichever medication it is:',
    items: [
      'A named contact between visits',
      'Advice on food and movement',
      'A rule for when to pause and call',
      'Honest talk about the time after',
    ],
  },
  {
    kind: 'timeline',
    title: 'The first three months',
    intro: 'The online programs run for 3 months, long enough to learn how you respond.',
    phases: [
      {
        label: 'Month 1',
        title: 'A low start',
        text: 'Your body gets used to it, and we talk through early side effects.',
      },
      {
        label: 'Month 2',
        title: 'Adjusting',
        text: 'The dose may rise, stay or fall.',
      },
      {
        label: 'Month 3',
        title: 'Taking stock',
        text: 'Together you decide how to go on.',
      },
    ],
  },
  {
    kind: 'testimonials',
    title: 'People in the program',
    items: [
      {
        name: 'Teresa G.',
        text: 'The nurse called on the day I felt queasy, before I had called her.',
        rating: 5,
        result: 'Felt supported',
        sample: true,
      },
      {
        name: 'Howard P.',
        text: 'I was told no to one medication and the reasons were good. I respect that.',
        rating: 5,
        sample: true,
      },
      {
        name: 'Lucia N.',
        text: 'It is work, and they say so from day one. The check-ins keep me going.',
        rating: 4,
        result: 'Month three',
        sample: true,
      },
    ],
  },
  {
    kind: 'safety',
    title: 'Safety before the scale',
    text: 'Bring a list of everything you take, and be open about your history.',
    items: [
      'Diabetes medicines may have to be adjusted, insulin in particular',
      'Severe stomach pain, an allergic reaction or changes in vision need medical help at once',
      'Mention eating disorders, past or present',
      'Never share medication or change the dose on your own',
    ],
  },
  {
    kind: 'pricing',
    title: 'Two ways to pay',
    intro: 'Monthly at a clinic, or 3 months online: that explains the two prices.',
    cards: [
      {
        title: 'Sema/B12',
        price: '$299/month',
        note: 'With B12, month by month',
        items: ['Consultation first', 'Dose set for you'],
        popular: false,
        action: { kind: 'book', label: 'Choose Sema/B12', service: null },
      },
      {
        title: 'Tirz/B12',
        price: '$349/month',
        note: 'With B12, renewed each month',
        items: ['Assessment first', 'Someone to ask'],
        popular: false,
        action: { kind: 'book', label: 'Choose Tirz/B12', service: null },
      },
      {
        title: 'Semaglutide online',
        price: '$199/month',
        note: '3-month program with B12',
        items: ['Offer package', 'Managed online'],
        popular: true,
        action: { kind: 'book', label: 'Start Sema Online', service: null },
      },
      {
        title: 'Tirzepatide online',
        price: '$299/month',
        note: '3-month program, B12 included',
        items: ['Package price', 'Looked after online'],
        popular: false,
        action: { kind: 'book', label: 'Start Tirz Online', service: null },
      },
    ],
  },
  {
    kind: 'faq',
    title: 'Three questions everyone asks',
    items: [
      {
        question: 'How does it work?',
        answer:
          'Semaglutide acts like GLP-1, a hormone the gut releases after a meal. Digestion slows and appetite ' +
          'tends to drop, which makes smaller portions easier to keep to.',
      },
      {
        question: 'What results can I expect?',
        answer:
          'That varies from person to person, and we will not name a number. Habits, dose and health all ' +
          'matter, and some people respond very little.',
      },
      {
        question: 'Is it safe for long-term use?',
        answer:
          'Some people take it for a long time under supervision. That calls for regular reviews, and weight ' +
          'may return after stopping, so that stage is planned as well.',
      },
    ],
  },
  {
    kind: 'closing',
    title: 'Begin with a conversation',
    text: 'It tells you whether medication is an option, and commits you to nothing.',
    actions: [{ kind: 'exam', label: 'Book Your Consultation' }],
  },
]

export const semaglutide: Service = {
  slug: 'semaglutide',
  updated: '2026-11-25',
  name: 'Medical Weight Loss',
  climate: 'within',
  href: '/services/semaglutide',
  card: {
    title: 'Semaglutide',
    summary: 'A weight-loss program under medical supervision, after a consultation.',
  },
  detail: {
    title: 'Semaglutide',
    description:
      'A medical weight-loss program with semaglutide, a GLP-1 medication. Treatment requires a consultation with a ' +
      'physician or licensed professional, who decides whether it is right for you.',
    benefits: [
      'A licensed professional reviews your health first',
      'A plan written for you',
      'Regular check-ins while you are on the program',
      'Someone to ask when a question comes up',
    ],
    duration: 'Ongoing',
    price: 'From $299/month',
    suitableFor: ['Adults', 'Long-term weight goals', 'Supervised programs'],
    process: [
      'Consultation with a physician or licensed professional',
      'A plan made for you, if the treatment suits you',
      'Treatment as prescribed',
      'Support and follow-up for as long as you are on the program',
    ],
  },
  booking: {
    id: 'glp1-therapy',
    name: 'GLP-1 Therapy',
    description: 'Medical weight loss. Treatment requires a physician or licensed-professional consultation.',
    aliases: ['Semaglutide', 'Medical Weight Loss'],
    before: {
      sample: true,
      arrive: '10 minutes early, for the consultation’s forms.',
      bring: 'A photo ID, and a list of the medicines that you take.',
    },
  },
  facts: [
    { figure: '3', label: 'months in the online program' },
    { figure: '$199', label: 'a month online, B12 included' },
    { figure: '$299', label: 'month by month, with B12' },
  ],
  session: null,
  consultationFirst: true,
  page,
}
