import { brand } from '../brand.ts'
import type { PageContent } from '../types.ts'
import { replyTime } from '../words/common.ts'

export const onlineConsult: PageContent = {
  path: '/online-consult',
  title: 'Online Consultation',
  description:
    'A video consultation with a licensed physician for $49. What is included, how it works, and how to make an ' +
    'appointment.',
  sample: false,
  updated: '2026-11-20',
  climate: 'within',
  picture: 'telehealth',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Instant Provider Connection',
      title: 'Online Consultation',
      text:
        'Talk to a licensed physician by video, from any room with a door. One price of $49, paid before the call. ' +
        'Pick your time here, or call us and we will find one together.',
      actions: [
        { kind: 'call', label: `Call ${brand.phone.display}` },
        { kind: 'link', label: 'About telehealth', href: '/services/telehealth' },
      ],
    },
    {
      kind: 'benefits',
      title: 'What is included',
      intro: 'All of it is part of the $49.',
      cards: [
        { title: 'HD video consultation', text: 'Face to face in your browser. There is nothing to install.' },
        { title: 'Instant connection', text: 'After the payment you are connected with an available provider.' },
        {
          title: 'HIPAA compliant',
          text: 'What you say is health information, and is protected as the law requires.',
        },
        { title: 'Licensed physicians', text: 'You speak with a physician who holds a license, not with a script.' },
      ],
    },
    {
      kind: 'steps',
      title: 'How It Works',
      intro: 'Three steps, in this order.',
      steps: [
        {
          title: 'Complete a secure $49 payment',
          text: 'The consultation is paid before it begins, so that the call is only about you.',
        },
        {
          title: 'Get connected with a licensed physician',
          text: 'Have your medicines and your questions ready while you wait.',
        },
        {
          title: 'Hold a video consultation',
          text: 'Say what bothers you and hear what the physician recommends. A prescription is never guaranteed.',
        },
      ],
    },
    {
      kind: 'scheduler',
      title: 'Book Your Consultation',
      intro: 'Schedule your appointment with a licensed provider',
    },
    {
      kind: 'contact',
      title: 'Rather talk to someone?',
      intro: 'A person can book it for you just as well.',
      cards: [
        { title: 'Call', text: 'We find a time with you and tell you how to pay safely.', phone: brand.phone },
        {
          title: 'Email',
          text: `Send a phone number and a good time. We call back within ${replyTime}.`,
          email: brand.email,
        },
      ],
    },
    {
      kind: 'checklist',
      title: 'For a good call',
      intro: 'Five minutes of preparation are worth it.',
      items: [
        'A phone or computer with a camera',
        'A quiet room, and headphones if you share it',
        'A list of your medicines with their doses',
        'Your questions, written down',
      ],
    },
    {
      kind: 'safety',
      title: 'When video is not enough',
      text: 'Some things need a hand on the pulse. The physician tells you when you should be seen in person.',
      items: [
        'In an emergency call 911 and do not wait for a video call',
        'A physician can treat you only in a state where they are licensed',
        'Keep your own doctor informed of anything you start or stop',
      ],
    },
    {
      kind: 'closing',
      title: 'A doctor’s time, without the waiting room',
      text: 'Call, and we will book your video consultation while you are on the line.',
      actions: [{ kind: 'call', label: `Call ${brand.phone.display}` }],
    },
  ],
}
