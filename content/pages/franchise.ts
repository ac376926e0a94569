import { capitalized, clinicCount } from '../clinic-totals.ts'
import type { PageContent, Phone } from '../types.ts'
import { replyTime } from '../words/common.ts'

const vicePresident: Phone = { e164: '+16095550190', display: '(609) 555-0190' }
const email = 'franchise@example.com'

export const franchise: PageContent = {
  path: '/franchise',
  title: 'Franchise',
  description:
    'Open a recovery and cryotherapy clinic of your own. What we bring, how an inquiry works, and whom to call: we ' +
    `contact you within ${replyTime}.`,
  sample: true,
  updated: '2026-11-20',
  climate: 'pressure',
  picture: 'franchise',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Franchise',
      title: 'Open a clinic of your own',
      text:
        `${capitalized(clinicCount)} clinics in two states work the way we would help you work. The first conversation is with our Vice ` +
        'President of Franchise Development, and it costs you nothing but the time.',
      actions: [
        { kind: 'call', label: 'Call the VP of Franchise Development', phone: vicePresident },
        { kind: 'link', label: 'Start an inquiry', href: '/franchise#inquiry' },
      ],
    },
    {
      kind: 'benefits',
      title: 'What you would build on',
      intro: 'Four reasons people give us for getting in touch.',
      cards: [
        {
          title: 'Proven Business Model',
          text: 'Our clinics share one menu of services, one way of booking and one set of procedures. You start with all three.',
        },
        {
          title: 'Strong ROI Potential',
          text: 'Sessions are short, and packages bring guests back. What that earns depends on site, market and operator, so we name no figure here.',
        },
        {
          title: 'Comprehensive Support',
          text: 'Site search, build-out, staff training, opening and marketing: someone who has done it before works through each with you.',
        },
        {
          title: 'Growing Market',
          text: 'Recovery has become part of how people exercise and work. Many towns near our clinics still have no place for it.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How an inquiry works',
      intro: 'Three steps, and you can stop after any of them.',
      steps: [
        {
          title: 'Tell us about you',
          text: 'City and state, liquid capital and net worth as rough ranges, your time frame, your business experience, and why you want this.',
        },
        {
          title: `We contact you within ${replyTime}`,
          text: 'The franchise development team calls or writes back, answers your first questions and asks its own.',
        },
        {
          title: 'We look at it together',
          text: 'You visit a clinic and meet the people who run it. After that, both sides decide whether to go on.',
        },
      ],
    },
    {
      kind: 'inquiry',
      title: 'Pre-qualification inquiry',
      intro:
        'Tell us who you are, where you would open and what you bring. The franchise development team contacts you ' +
        `within ${replyTime}.`,
      ways: 'Rather talk or write first? Reach us at',
      phone: vicePresident,
      email,
    },
    {
      kind: 'contact',
      title: 'Talk to franchise development',
      intro: 'Use whichever you prefer. Both reach the same people.',
      cards: [
        { title: 'Call', text: 'Our VP of Franchise Development, on a direct line.', phone: vicePresident },
        { title: 'Email', text: 'Write as much or as little as you like.', email },
        {
          title: 'Multiple locations available',
          text: 'One clinic or several: tell us which towns you have in mind and we will tell you which are available.',
        },
      ],
    },
    {
      kind: 'safety',
      title: 'Before you decide',
      text: 'A franchise is a serious investment, and we would rather you took your time.',
      items: [
        'This page is information, not an offer to sell a franchise; an offer is made only through a disclosure document',
        'No result is promised, neither in revenue nor in profit',
        'Have an attorney and an accountant of your own read everything',
        'What you tell us about your finances stays with the franchise development team',
      ],
    },
    {
      kind: 'closing',
      title: 'One call tells you most of it',
      text: `Leave a message if nobody picks up. We will call you back within ${replyTime}.`,
      actions: [{ kind: 'call', label: `Call ${vicePresident.display}`, phone: vicePresident }],
    },
  ],
}
