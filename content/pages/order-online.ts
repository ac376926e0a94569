import { brand } from '../brand.ts'
import type { PageContent } from '../types.ts'

export const orderOnline: PageContent = {
  path: '/order-online',
  title: 'Weight Loss Program Online',
  description:
    'Two online weight-loss programs of 3 months, each with B12: semaglutide at $199 per month, tirzepatide at $299 ' +
    'per month. A consultation with a licensed professional comes first.',
  sample: false,
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Online program',
      title: 'Weight loss with a medical team, from home',
      text:
        'It begins with one question: whether you take a GLP medication now. Then you see the plans. Ordering online ' +
        'is not open yet; by phone we take you through the same two steps.',
      actions: [
        { kind: 'call', label: `Call ${brand.phone.display}` },
        { kind: 'link', label: 'About the treatment', href: '/services/semaglutide' },
      ],
    },
    {
      kind: 'prose',
      title: 'Before We Begin',
      intro: 'Are you currently taking a GLP medication?',
      parts: [
        {
          title: 'Which ones count',
          paragraphs: [
            'GLP medications include Semaglutide, Tirzepatide, Ozempic, Wegovy, Mounjaro or Zepbound. If you are not ' +
              'sure, read us the name from the package.',
          ],
        },
        {
          title: 'If you take a GLP medication',
          paragraphs: [
            'Special pricing for current GLP medication users. Our medical team will help you optimize your current treatment.',
          ],
        },
        {
          title: 'If you do not',
          paragraphs: [
            'Select the perfect weight loss program for your journey. Our medical-grade treatments are designed to help you achieve sustainable results.',
          ],
        },
      ],
    },
    {
      kind: 'pricing',
      title: 'Choose Your Weight Loss Plan',
      intro:
        'Semaglutide at $199 per month, tirzepatide at $299 per month. Each is a 3-month program with B12, online.',
      cards: [
        {
          title: 'Semaglutide',
          price: '$199/month',
          note: '3-month program with B12, online',
          items: ['Consultation before anything is prescribed', 'B12 included', 'Check-ins with the medical team'],
          popular: false,
          action: { kind: 'call', label: 'Call about semaglutide' },
        },
        {
          title: 'Tirzepatide',
          price: '$299/month',
          note: '3-month program with B12, online',
          items: ['Consultation before anything is prescribed', 'B12 included', 'Check-ins with the medical team'],
          popular: false,
          action: { kind: 'call', label: 'Call about tirzepatide' },
        },
      ],
    },
    {
      kind: 'warning',
      title: 'A consultation comes first',
      text:
        'Treatment requires a physician or licensed-professional consultation. The professional decides whether one of ' +
        'these medications is right for you, and which. They can cause nausea, vomiting, diarrhea and constipation, ' +
        'and in rare cases serious harm. Tell the professional about pregnancy, thyroid cancer in you or your family, ' +
        'pancreatitis, and every medicine that you take.',
    },
    {
      kind: 'steps',
      title: 'From question to program',
      intro: 'What happens once you get in touch.',
      steps: [
        { title: 'You answer the question', text: 'Yes or no. It decides which plans you are shown, nothing else.' },
        {
          title: 'You choose a plan',
          text: 'Semaglutide or tirzepatide. The professional may advise the other one, or neither.',
        },
        { title: 'You talk to a professional', text: 'Only after that is anything prescribed or sent.' },
      ],
    },
    {
      kind: 'closing',
      title: 'Questions before you choose?',
      text: 'Price, side effects, what comes after three months: ask first. We call back within 24 hours.',
      actions: [
        { kind: 'call', label: 'Call us' },
        { kind: 'exam', label: 'About the consultation' },
      ],
    },
  ],
}
