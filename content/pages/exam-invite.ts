import { brand } from '../brand.ts'
import type { PageContent } from '../types.ts'
import { replyTime } from '../words/common.ts'

export const examInvite: PageContent = {
  path: '/exam-invite',
  title: 'Start Your Consultation',
  description:
    'Several of our treatments begin with a consultation with a licensed professional. What it is for, which ' +
    'treatments it belongs to, and how it goes.',
  sample: false,
  picture: 'telehealth',
  updated: '2026-11-20',
  climate: 'within',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Consultation',
      title: 'A conversation before the treatment',
      text:
        'A licensed professional asks about your health, answers your questions and tells you whether the treatment ' +
        'you have in mind is right for you. Start online now, at any hour, or call and we will arrange it with you.',
      actions: [
        { kind: 'exam', label: 'Start Your Consultation' },
        { kind: 'call', label: `Call ${brand.phone.display}` },
      ],
    },
    {
      kind: 'checklist',
      title: 'Treatments that begin here',
      intro:
        'Medical weight loss and shockwave therapy require a physician or licensed-professional consultation. For the ' +
        'others it is how we find the session that fits you.',
      items: [
        'Local Cryotherapy',
        'ChillSkin',
        'Medical Weight Loss',
        'Shockwave Therapy',
        'Shockwaves for Women',
        'Infrared Sauna',
        'Compression Therapy',
        'NAD+ Injections',
        'Acoustic Therapy',
        'Slim Pod',
      ],
    },
    {
      kind: 'steps',
      title: 'How it goes',
      intro: 'Three steps, and you can stop after any of them.',
      steps: [
        {
          title: 'Say what you have in mind',
          text: 'Start online, read the disclosure and accept it. Or call, and name the treatment and the clinic.',
        },
        {
          title: 'Answer a few health questions',
          text: 'Conditions, medicines, earlier treatments. Answer fully: the advice is only as good as the answers.',
        },
        {
          title: 'Hear what suits you',
          text: 'The licensed professional says yes or no, or suggests something else, and gives you the reasons.',
        },
      ],
    },
    {
      kind: 'contact',
      title: 'Rather talk to us first?',
      intro: `Call and we will set it up with you. If we miss you, we will call back within ${replyTime}.`,
      cards: [
        { title: 'Call', text: 'Ask for a consultation and name the treatment.', phone: brand.phone },
        {
          title: 'Email',
          text: 'Name and phone number are enough. Please send no health details.',
          email: brand.email,
        },
      ],
    },
    {
      kind: 'safety',
      title: 'What a consultation is, and is not',
      text: 'It is held by a licensed professional, who alone decides what can be recommended or prescribed.',
      items: [
        'A treatment or a prescription is never guaranteed',
        'It does not replace your own doctor; tell them what you start or stop',
        'Mention pregnancy, implants, heart conditions and recent surgery before anything else',
        'In a medical emergency call 911',
      ],
    },
    {
      kind: 'closing',
      title: 'Not sure which treatment you mean?',
      text: 'Describe what bothers you, and we will tell you where to begin.',
      actions: [
        { kind: 'call', label: 'Call us' },
        { kind: 'link', label: 'See the services', href: '/services' },
      ],
    },
  ],
}
