import { brand } from '../brand.ts'
import { requestsKeptDays } from '../keeping.ts'
import type { PageContent } from '../types.ts'

/** Set by counsel. */
const effective = 'January 1, 2027'

export const hipaa: PageContent = {
  path: '/hipaa',
  title: 'Privacy and HIPAA Notice',
  description:
    'How health information may be used, which rights you have, and what this site keeps in your browser, with a ' +
    'button that deletes it.',
  sample: true,
  updated: '2026-11-30',
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
        'The notice of privacy practices below is a sample in our own words. It follows the headings of the model ' +
        'notices of the US Department of Health and Human Services and the contents of 45 CFR 164.520. It has not been ' +
        'reviewed by an attorney and is not in force. Counsel replaces or approves it, and sets its effective date, ' +
        'before the site opens.',
    },
    {
      kind: 'prose',
      title: 'Notice of privacy practices',
      intro:
        'This notice describes how medical information about you may be used and disclosed and how you can get access ' +
        'to this information. Please review it carefully.',
      parts: [
        {
          title: 'Effective date',
          paragraphs: [`This notice is effective from ${effective}. That date is a sample, to be set by counsel.`],
        },
        {
          title: 'Your rights',
          paragraphs: ['About your health information you have the right'],
          items: [
            'to see your record and to get a copy of it, on paper or electronically, usually within 30 days; we may ' +
              'charge a reasonable fee that covers the cost',
            'to ask us to correct it; if we say no, we tell you why in writing within 60 days',
            'to ask us to reach you in a certain way or at a certain address; we agree to all reasonable requests',
            'to ask us not to use or share some of it; we may say no where that would affect your care',
            'to keep a service that you have paid for in full yourself from your health insurer; we say yes unless a ' +
              'law requires us to share it',
            'to get a list of whom we shared it with in the past six years, and why, other than for treatment, payment ' +
              'and running the clinics; one list a year is free',
            'to get a paper copy of this notice at any time',
            'to choose someone to act for you, such as a legal guardian or the holder of your medical power of attorney',
            'to complain if you feel that your rights were violated',
          ],
        },
        {
          title: 'Your choices',
          paragraphs: [
            'You can tell us whether to share information with your family, close friends or others involved in your ' +
              'care, and in a disaster relief situation. If you cannot tell us, because you are unconscious for example, ' +
              'we may share it if we believe that to be best for you, or to lessen a serious and immediate threat.',
            'We never share it without your written permission for marketing purposes, we never sell it, and most notes ' +
              'of psychotherapy need your permission too. You may take a permission back in writing at any time; what ' +
              'was done before stays done. Should we ever contact you to raise funds, you can tell us not to do it again.',
          ],
        },
        {
          title: 'Our uses and disclosures',
          paragraphs: ['Without asking you each time, we may use and share health information'],
          items: [
            'to treat you: the professional whom you consult tells the clinic that you visit what it must know',
            'to run the clinics: to train staff, to improve care and to reach you when that is needed',
            'to bill for services and be paid',
            'with companies that work for us and are bound by contract to protect it',
            'for public health and safety: to prevent disease, to report reactions to medicines, to report suspected ' +
              'abuse, neglect or domestic violence, to lessen a serious threat to anyone’s health or safety',
            'for health research, under the conditions of the law',
            'where a state or federal law requires it, also to show the Department of Health and Human Services that we ' +
              'comply with privacy law',
            'with organizations for organ donation, and with a coroner, medical examiner or funeral director after a death',
            'for workers’ compensation, law enforcement, health oversight, and special government functions such as ' +
              'national security',
            'in response to a court order, an administrative order or a subpoena',
          ],
        },
        {
          title: 'Information with more protection',
          paragraphs: [
            'State law may protect some information more strictly; we then follow that law. Records about treatment for ' +
              'a substance use disorder that come from a program under 42 CFR Part 2 are not used or disclosed in legal ' +
              'proceedings against you without your written consent or a court order. Information that we disclose may ' +
              'be passed on by who receives it, and is then no longer protected by these rules.',
          ],
        },
        {
          title: 'Our responsibilities',
          paragraphs: ['The law requires us'],
          items: [
            'to keep protected health information private and secure',
            'to let you know promptly if a breach may have put it at risk',
            'to follow this notice while it is in effect, and to give you a copy of it',
            'not to use or share information in other ways than described here unless you allow it in writing; you may ' +
              'change your mind at any time, in writing',
          ],
        },
        {
          title: 'Changes to this notice',
          paragraphs: [
            'We may change this notice, also for information that we already hold. The current one stands on this page ' +
              'with its effective date, hangs in every clinic, and is yours for the asking.',
          ],
        },
        {
          title: 'Contact and complaints',
          paragraphs: [
            `Our privacy officer answers questions and takes complaints: ${brand.email}, ${brand.phone.display}. (Who ` +
              'that is, and the postal address, are for the owner to fill in.)',
            'You may also complain to the Office for Civil Rights of the US Department of Health and Human Services, 200 ' +
              'Independence Avenue SW, Washington, DC 20201, 1-877-696-6775, hhs.gov/ocr/complaints. Nobody will hold a ' +
              'complaint against you.',
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
        'Which advertisement brought you here, where its link says so; the booking calendar and your request are told ' +
          'it, so it is kept until you close this tab, also while you are away',
        'Your answer about GLP medication on the weight-loss page; it never becomes part of an address',
        'A request that has not reached us yet: on this device until it has, until you delete ' +
          'it, or until a visit after 14 days (Safari: 7); later visitors see that there is one, not what it says',
        'How far you had scrolled, whether a page was loaded again, when it was used: also until you close this tab',
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
          title: 'Nothing is sold, nothing targets advertising',
          paragraphs: [
            'We sell nothing that we know about you, to anyone. Nothing of it is used to target advertising, here or ' +
              'elsewhere: our pages carry no advertisements, no analytics, and no tracking code of another company.',
            'If an advertisement’s own link brought you here, your request and the booking calendar are told which it ' +
              'was, so that we learn which advertisements work. We tell whoever showed you the advertisement nothing.',
          ],
        },
        {
          title: 'Our own server',
          paragraphs: [
            'It sees the internet address of your device and the page you ask for, as every web server does. What you ' +
              'send through a form is used to answer you. It reaches the clinic’s mailbox and the software with which our ' +
              `staff answer requests, and nobody else. It is deleted from our server after at most ${requestsKeptDays} days.`,
          ],
        },
        {
          title: 'Reports of faults',
          paragraphs: [
            'Where a page fails in your browser, or your browser refuses to load something on it, a report of a fault may ' +
              'be sent: what went wrong, and on which page. Nothing that you write to us is in it.',
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
      text: 'Ask by phone or in writing. Please leave health details out of an email.',
      actions: [
        { kind: 'call', label: `Call ${brand.phone.display}` },
        { kind: 'link', label: 'All ways to reach us', href: '/contact' },
      ],
    },
  ],
}
