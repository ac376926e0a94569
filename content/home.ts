import type { HomeContent } from './types.ts'

export const homeContent: HomeContent = {
  hero: {
    eyebrow: 'New Jersey and Ohio',
    title: 'Three minutes of cold. A calmer day after it.',
    text:
      'Whole body cryotherapy, infrared sauna, compression and more, in six clinics. Pick the one near you, choose a ' +
      'time, and a member of the team takes it from there.',
  },
  finder: {
    title: 'Find your clinic',
    text: 'Six clinics, open seven days a week. Five book online; Montclair books by phone.',
  },
  services: {
    title: 'What we offer',
    text: 'Open a card to see what a session is like, how long it takes and where its price starts.',
  },
  closing: {
    title: 'Ready when you are',
    text: 'Choose a clinic and a time, or call and ask us first. Both are fine.',
  },
}
