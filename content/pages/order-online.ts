import { brand } from '../brand.ts'
import type { PageContent } from '../types.ts'
import { startingPlans, weightLossProgram } from '../weight-loss.ts'
import { replyTime } from '../words/common.ts'

const { question, plans } = weightLossProgram(null)

export const orderOnline: PageContent = {
  path: '/order-online',
  title: 'Weight Loss Program Online',
  description:
    'Two online weight-loss programs of 3 months, each with B12: semaglutide at $199 per month, tirzepatide at $299 ' +
    'per month. A consultation with a licensed professional comes first.',
  sample: false,
  updated: '2026-11-20',
  climate: 'within',
  picture: 'semaglutide',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Online program',
      title: 'Weight loss with a medical team, from home',
      text:
        'It begins with one question: whether you take a GLP medication now. Then you see the plans, ' +
        'and choose online or by phone.',
      actions: [
        { kind: 'call', label: `Call ${brand.phone.display}` },
        { kind: 'link', label: 'About the treatment', href: '/services/semaglutide' },
      ],
    },
    {
      kind: 'prose',
      title: question.title,
      intro: question.text,
      parts: [
        {
          title: 'Which ones count',
          paragraphs: [`${question.explanation} ${question.help}`],
        },
        {
          title: 'If you take a GLP medication',
          paragraphs: [plans.yes.text],
        },
        {
          title: 'If you do not',
          paragraphs: [plans.no.text],
        },
      ],
    },
    {
      kind: 'pricing',
      title: plans.title,
      intro:
        'Semaglutide at $199 per month, tirzepatide at $299 per month. Each is a 3-month program with B12, online.',
      cards: startingPlans.map(({ title, price, note, items }) => ({
        title,
        price,
        note,
        items,
        popular: false,
        action: { kind: 'call', label: `Call about ${title.toLowerCase()}` },
      })),
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
      intro: 'What happens, here or by phone.',
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
      text: `Price, side effects, what comes after three months: ask first. We call back within ${replyTime}.`,
      actions: [
        { kind: 'call', label: 'Call us' },
        { kind: 'exam', label: 'About the consultation' },
      ],
    },
  ],
}
