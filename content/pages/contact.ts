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
        `name and number, and we will call you back within ${replyTime}.`,
      actions: [
        { kind: 'call', label: `Call ${brand.phone.display}` },
        { kind: 'link', label: 'Have us call you', href: '/contact#inquiry' },
      ],
    },
    {
      kind: 'inquiry',
      title: 'Have us call you',
      intro:
        'About an offer, a membership, or anything that you would rather ask a person: nothing is booked or paid ' +
        'before that call. Please keep health details for it; a form or an email is not the place for them.',
      ways: 'If you would rather reach us now:',
      phone: brand.phone,
      email: brand.email,
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
