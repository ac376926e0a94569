import { brand } from '../brand.ts'
import { narrowest, tested } from '../accessibility.ts'
import type { PageContent } from '../types.ts'

export const accessibility: PageContent = {
  path: '/accessibility',
  title: 'Accessibility Statement',
  description: 'How this site is tested for visitors with disabilities, what does not work yet, and whom to write to.',
  sample: false,
  updated: '2026-11-26',
  climate: 'within',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'For every visitor',
      title: 'Accessibility Statement',
      text: 'Everybody should be able to book here. This is how we test that, and what does not work yet.',
      actions: [
        { kind: 'call', label: `Call ${brand.phone.display}` },
        { kind: 'link', label: 'All ways to reach us', href: '/contact' },
      ],
    },
    {
      kind: 'prose',
      title: 'What we aim for',
      intro: 'The Web Content Accessibility Guidelines (WCAG) 2.2, level AA.',
      parts: [
        {
          title: 'Where we stand',
          paragraphs: [
            'Tests that run at every change find no breach of these guidelines in our own pages. Nobody outside the ' +
              'company has audited the site, and no test finds everything: what still stops you, we want to hear.',
          ],
        },
        {
          title: 'Without this site',
          paragraphs: [
            'Each clinic takes by phone what can be booked here. Its number stands on its page, on ' +
              'the contact page, and wherever a part of the site could not be loaded.',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      title: 'How it is tested',
      intro: 'By programs, at every change.',
      parts: [
        {
          title: 'Every situation',
          paragraphs: [
            `Booking, forms, menus and our other interactive parts can be in more than ${tested.situations} situations. In ` +
              'each of them, and on every page, a program (axe) checks the rules of WCAG 2.2 AA that a program can check: in the ' +
              'usual colors and in those of a high-contrast theme. It finds nothing.',
          ],
        },
        {
          title: 'By keyboard',
          paragraphs: [
            `Each interactive part is used from beginning to end with keys alone: on a screen ${narrowest} pixels ` +
              'wide, at a zoom of 400%, and with motion reduced. At each stop the focus has to be visible.',
          ],
        },
        {
          title: 'By ear',
          paragraphs: [
            'What a screen reader is told at each step, error and result is compared word for word with what we wrote ' +
              `down. Dialogs, menus and the reviews are held to more than ${tested.assertions} assertions of the guide from which ` +
              'screen readers and sites learn how such parts behave (WAI-ARIA Authoring Practices).',
          ],
        },
        {
          title: 'On a bad day',
          paragraphs: [
            'Without JavaScript, pages, prices and phone numbers are all there and every booking link leads on. Where ' +
              'the connection breaks, nothing that you typed is lost.',
          ],
        },
      ],
    },
    {
      kind: 'prose',
      title: 'What does not work yet',
      intro: 'As far as we know.',
      parts: [
        {
          title: 'In our own pages',
          paragraphs: ['These are known:'],
          items: [
            'Most tests run in Chromium. The interactive parts are also used in Firefox and in WebKit, the engine of ' +
              'Safari, and listened to with one screen reader (Orca); nothing is tested in Safari itself, nor with ' +
              'VoiceOver, NVDA, JAWS or TalkBack',
            'With Orca in Chromium some headings are followed by the word “clickable”, and closing the health exam does not ' +
              'always say where you are then',
            'With the text alone enlarged to 200% on a very narrow screen, the header and some pages are wider than it; ' +
              'the zoom of the browser is not affected',
            'The Escape key closes the booking window while the focus is in it, not while it is inside the calendar; a ' +
              'link before and after the calendar leads out',
          ],
        },
        {
          title: 'In parts of other companies',
          paragraphs: [
            'The booking calendar, the video scheduler, the plan tables and the health questionnaire come from other ' +
              'companies. We test how you get into them and out again, not what is inside. Beside each of them stands a ' +
              'phone number that does the same.',
          ],
        },
        {
          title: 'Whom to write to',
          paragraphs: [
            `Write to ${brand.email} about anything that stops you, or call. We answer either way, and book for you ` +
              'meanwhile if you like.',
          ],
        },
      ],
    },
    {
      kind: 'closing',
      title: 'Something in your way?',
      text: 'Tell us which page it was and, if you like, what you browse with.',
      actions: [
        { kind: 'call', label: `Call ${brand.phone.display}` },
        { kind: 'link', label: 'All ways to reach us', href: '/contact' },
      ],
    },
  ],
}
