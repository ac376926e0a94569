import { brand } from '../brand.ts'
import { calendarsOnline, clinicCount } from '../clinic-totals.ts'
import type { PageContent } from '../types.ts'
import { replyTime } from '../words/common.ts'

export const contact: PageContent = {
  path: '/contact',
  title: 'Contact',
  description: `Call or write to us, or reach one of our ${clinicCount} clinics directly. We call back within ${replyTime}.`,
  sample: false,
  updated: '2026-11-20',
  climate: 'cold',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Contact',
      title: 'Ask a person',
      text:
        'About a treatment, a price, a package or an appointment you need to move. If nobody can pick up, leave your ' +
        `name and number: we call you back within ${replyTime}.`,
      actions: [
        { kind: 'call', label: `Call ${brand.phone.display}` },
        { kind: 'book', label: 'Book a session', service: null },
      ],
    },
    {
      kind: 'contact',
      title: 'For all clinics',
      intro: 'If you do not know yet which clinic is yours, or your question is about none in particular.',
      cards: [
        { title: 'Call', text: 'The team knows every clinic and every service.', phone: brand.phone },
        {
          title: 'Email',
          text: 'Please leave health details out of it. Email is not a safe place for them.',
          email: brand.email,
        },
        {
          title: 'If nobody can pick up',
          text: `Leave your name, your number and which offer or membership it is about. We call you back within ${replyTime}.`,
        },
      ],
    },
    {
      kind: 'clinics',
      title: `Our ${clinicCount} clinics`,
      intro:
        'Each has a phone of its own and is open seven days a week. To move or cancel an appointment, call the clinic ' +
        'where you booked it.',
    },
    {
      kind: 'safety',
      title: 'What to have at hand',
      text: 'It shortens the call. None of it is required.',
      items: [
        'For an appointment: the clinic, the day, and the name it was booked under',
        'For a first visit: what you would like to try, and anything your doctor has told you to be careful with',
        'For a weight-loss program: the medicines that you take',
        'In a medical emergency call 911, not us',
      ],
    },
    {
      kind: 'closing',
      title: 'Rather see the calendar yourself?',
      text: calendarsOnline,
      actions: [{ kind: 'book', label: 'Choose a clinic and a time', service: null }],
    },
  ],
}
