import { brand } from '../brand.ts'
import type { PageContent } from '../types.ts'

export const hipaa: PageContent = {
  path: '/hipaa',
  title: 'Privacy and HIPAA Notice',
  description:
    'How health information may be used, which rights you have, and what this site keeps in your browser, with a ' +
    'button that deletes it.',
  sample: true,
  updated: '2026-11-20',
  climate: 'within',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Legal',
      title: 'Privacy and HIPAA Notice',
      text: 'What may be done with your health information, which rights you have, and what this site knows about you.',
      actions: [
        { kind: 'link', label: 'Contact us', href: '/contact' },
        { kind: 'link', label: 'Terms of Use', href: '/terms' },
      ],
    },
    {
      kind: 'warning',
      title: 'Template for review by counsel',
      text:
        'The notice of privacy practices below is a sample. It has not been reviewed by an attorney and is not in ' +
        'force. Counsel replaces or approves it, and sets its effective date, before the site opens.',
    },
    {
      kind: 'prose',
      title: 'Notice of privacy practices',
      intro:
        'This notice describes how medical information about you may be used and disclosed and how you can get access ' +
        'to this information. Please review it carefully.',
      parts: [
        {
          title: 'Our duties',
          paragraphs: [
            'The law requires us to keep protected health information private, to give you this notice, to follow it ' +
              'while it is in effect, and to tell you promptly if a breach may have put your information at risk.',
          ],
        },
        {
          title: 'How we may use and share it',
          paragraphs: ['Without asking you each time, we may use and share health information'],
          items: [
            'to treat you, for example between the professional you consult and the clinic you visit',
            'to be paid, for example when a payment is checked',
            'to run the clinics, for example to train staff and to improve care',
            'with companies that work for us and are bound by contract to protect it',
            'where the law requires it, or to prevent a serious threat to health or safety',
          ],
        },
        {
          title: 'When we ask you first',
          paragraphs: [
            'Any other use needs your written authorization. That includes most marketing and any sale of health ' +
              'information. You may take an authorization back at any time, in writing; what was done before stays done.',
          ],
        },
        {
          title: 'Your rights',
          paragraphs: ['You have the right'],
          items: [
            'to see your record and to get a copy of it, on paper or electronically',
            'to ask for a correction',
            'to ask us to reach you in a certain way or at a certain address',
            'to ask us to limit what we use or share; we may say no, and we tell you why',
            'to get a list of certain disclosures',
            'to have a paper copy of this notice',
            'to choose someone to act for you',
          ],
        },
        {
          title: 'Questions and complaints',
          paragraphs: [
            `Write to ${brand.email} or call ${brand.phone.display}. If you believe that your rights were violated, you ` +
              'may complain to us or to the Office for Civil Rights of the US Department of Health and Human Services. ' +
              'Nobody will hold a complaint against you.',
          ],
        },
        {
          title: 'Changes to this notice',
          paragraphs: [
            'We may change this notice, also for information that we already hold. The current version stands on this ' +
              'page and hangs in every clinic.',
          ],
        },
      ],
    },
    {
      kind: 'stored-data',
      title: 'What this site keeps in your browser',
      intro:
        'No cookies, no advertising, nothing that recognizes you the next time. What is kept stays in this tab and ' +
        'goes when you close it, or leave it for 15 minutes; only a request still on its way to us stays.',
      items: [
        'What you have typed into a form and not sent yet',
        'Which advertisement brought you here, where its link says so; the booking calendar and your request are told it',
        'Your answer about GLP medication on the weight-loss page; it never becomes part of an address',
        'A request that has not reached us yet: on this device until it has, until you delete ' +
          'it, or until a visit after 14 days (Safari: 7); later visitors see that there is one, not what it says',
        'How far you had scrolled, whether a page was loaded again, when it was used',
      ],
      button: 'Delete what this site keeps',
      done: 'Deleted. Nothing that you entered here is kept in this browser.',
      failed: 'Not all deleted: close this tab.',
      byHand:
        'Without the button: close this tab, or delete the data of this site in your browser’s settings, usually under ' +
        'Privacy. Scroll positions are noted again as you read on.',
    },
    {
      kind: 'prose',
      title: 'What leaves your browser',
      intro: 'As little as a site can do with.',
      parts: [
        {
          title: 'Our own server',
          paragraphs: [
            'It sees the internet address of your device and the page you ask for, as every web server does. What you ' +
              'send through a form is used to answer you.',
          ],
        },
        {
          title: 'Other companies',
          paragraphs: [
            'Booking calendars, schedulers, plan tables and the health questionnaire come from other companies. None of ' +
              'them loads before you open the screen that needs it. From then on that company sees your visit and what ' +
              'you enter there, and may set cookies of its own; its own privacy notice applies.',
            'The provider of the plan tables can tell from the tables shown whether you take a GLP medication. They ' +
              'load only after you have answered and chosen to continue.',
          ],
        },
      ],
    },
    {
      kind: 'closing',
      title: 'A question about your data?',
      text: 'Ask by phone or in writing. Please leave health details out of an e-mail.',
      actions: [
        { kind: 'call', label: `Call ${brand.phone.display}` },
        { kind: 'link', label: 'All ways to reach us', href: '/contact' },
      ],
    },
  ],
}
