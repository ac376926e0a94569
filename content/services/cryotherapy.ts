import type { Service, TreatmentSection } from '../types.ts'

const page: readonly TreatmentSection[] = [
  {
    kind: 'hero',
    eyebrow: 'Whole body cryotherapy',
    title: 'Three minutes of honest cold',
    text:
      'You stand in a chamber of dry air at -200°F to -256°F while a member of the team talks with you through ' +
      'the window. Sessions never exceed 3 minutes, and the door opens the moment you want it to.',
    actions: [
      { kind: 'book', label: 'Book Your Session', service: 'full-body-cryo' },
      { kind: 'link', label: 'Find Location', href: '/locations' },
    ],
  },
  {
    kind: 'benefits',
    title: 'Why guests step in',
    intro: 'Nobody comes for the comfort. They come for what follows.',
    cards: [
      { title: 'Short by design', text: 'The cold itself lasts 1-3 minutes, so a visit fits between work and dinner.' },
      {
        title: 'Dry, not wet',
        text: 'There is no water and no ice, only moving air. You leave with dry hair and warm feet.',
      },
      {
        title: 'A clear head',
        text: 'Many guests describe a bright, wide-awake feeling as they come out, and a good mood on the way home.',
      },
      {
        title: 'A marker after hard days',
        text: 'Runners, lifters and people on their feet all day use it to draw a line under the effort.',
      },
    ],
  },
  {
    kind: 'steps',
    title: 'How a session goes',
    intro: 'You are in and out in less time than a coffee takes.',
    steps: [
      {
        title: 'Questions first',
        text: 'We go through your health form and explain the chamber, including how to leave it.',
      },
      {
        title: 'Get dressed for it',
        text: 'You change into minimal dry clothing and put on the gloves, socks and slippers we lend you.',
      },
      {
        title: 'Step inside',
        text: 'The air is already cold. You turn slowly, breathe normally and choose the music.',
      },
      {
        title: 'Come back to warm',
        text: 'The door opens, the blood returns to your skin, and you move around until you feel like yourself.',
      },
    ],
  },
  {
    kind: 'checklist',
    title: 'What you can count on',
    intro: 'Every visit, at every clinic that offers the chamber:',
    items: [
      'A team member at the window from the first second to the last',
      'A door that is never locked',
      'A first session that may be as short as you like',
      'Gloves, socks and slippers provided and washed',
      'Straight answers about who should stay out of the cold',
    ],
  },
  {
    kind: 'timeline',
    title: 'Minute by minute',
    intro: 'The whole visit is brief, and most of it is spent warm.',
    phases: [
      {
        label: '5 minutes',
        title: 'Pre-treatment',
        text: 'Health questions, changing, and checking that skin and clothes are completely dry.',
      },
      {
        label: '1-3 minutes',
        title: 'Treatment',
        text: 'Beginners often leave early in this span, regulars stay nearer to the end of it.',
      },
      {
        label: 'Afterward',
        title: 'Warming up',
        text: 'Walk, stretch, drink some water, and go on with your day when you are ready.',
      },
    ],
  },
  {
    kind: 'testimonials',
    title: 'Guests on the chamber',
    items: [
      {
        name: 'Dana R.',
        text:
          'The first minute is strange, the second is fine, and then it is over. I slept well and came back on ' +
          'Friday.',
        rating: 5,
        result: 'Part of race week',
        sample: true,
      },
      {
        name: 'Marcus T.',
        text: 'I was nervous about the door. They showed me how it swings open before I went in, and that settled it.',
        rating: 5,
        sample: true,
      },
      {
        name: 'Elena V.',
        text: 'Colder than I believed possible. The person outside kept me laughing the whole time.',
        rating: 4,
        sample: true,
      },
    ],
  },
  {
    kind: 'safety',
    title: 'Who should not go in',
    text:
      'Extreme cold is a strain on the heart and the circulation. Please speak to your doctor first, and stay ' +
      'out of the chamber, if any of these applies to you.',
    items: [
      'Pregnancy',
      'Heart disease, a pacemaker or high blood pressure that is not under control',
      'Raynaud syndrome, cold allergy or open wounds',
      'A seizure disorder, or a recent stroke or blood clot',
    ],
  },
  {
    kind: 'pricing',
    title: 'What it costs',
    intro: 'One session at a time is the simplest way to find out whether the cold suits you.',
    cards: [
      {
        title: 'Full body session',
        price: 'From $45',
        note: 'Per visit; your clinic confirms the price when you book',
        items: ['Up to 3 minutes in the chamber', 'Health check before you start', 'Gloves, socks and slippers'],
        popular: false,
        action: { kind: 'book', label: 'Book a Session', service: 'full-body-cryo' },
      },
    ],
  },
  {
    kind: 'closing',
    title: 'Curious what -256°F feels like?',
    text: 'Pick a clinic and a time, and bring an open mind. Gloves, socks and slippers are waiting.',
    actions: [{ kind: 'book', label: 'Book Full Body Cryo', service: 'full-body-cryo' }],
  },
]

export const cryotherapy: Service = {
  slug: 'cryotherapy',
  updated: '2026-11-20',
  name: 'Whole Body Cryotherapy',
  climate: 'cold',
  href: '/services/cryotherapy',
  card: {
    title: 'Cryotherapy',
    summary: 'Up to three minutes in very cold, dry air. Short, bracing and over before you get used to it.',
  },
  detail: {
    title: 'Cryotherapy',
    description:
      'You stand in a chamber of dry air at -200°F to -250°F for up to three minutes. A member of the team stays with ' +
      'you the whole time, and you can step out whenever you like.',
    benefits: [
      'A short session that fits into a full day',
      'Dry cold, so you stay dry and dressed for it',
      'Popular after training and after long days on your feet',
      'A fresh, alert feeling that many guests describe afterward',
      'Someone beside you from start to finish',
    ],
    duration: '3 minutes',
    price: 'From $45',
    suitableFor: ['After training', 'Tired muscles', 'Busy schedules', 'First visits'],
    process: [
      'We ask about your health and explain the chamber',
      'You change into gloves, socks and slippers, which we provide',
      'You spend up to three minutes in the cold while we talk you through it',
      'You warm up at your own pace and go on with your day',
    ],
  },
  booking: {
    id: 'full-body-cryo',
    name: 'Full Body Cryo',
    description: 'Whole body cold in a chamber, for up to 3 minutes.',
    aliases: ['Cryotherapy', 'Whole Body Cryotherapy'],
    before: {
      sample: true,
      arrive: '10 minutes early, for the health form.',
      bring: 'Dry underwear or shorts, and no jewelry. Gloves, socks and slippers are lent.',
    },
  },
  facts: [
    { figure: '−256°F', label: 'at the coldest, from −200°F' },
    { figure: '1–3', label: 'minutes in the cold' },
    { figure: '$45', label: 'starting price' },
  ],
  session: [
    { label: 'Pre-treatment', from: 5, kind: 'before' },
    { label: 'Cold', from: 1, to: 3, kind: 'core' },
  ],
  feels: {
    sample: true,
    text: 'Dry, and colder than any winter; the last half minute is the sharpest. Someone talks with you all the while.',
  },
  page,
}
