import { brand } from '../brand.ts'
import type { PageContent } from '../types.ts'

export const terms: PageContent = {
  path: '/terms',
  title: 'Terms of Use',
  description: 'The terms for using this site, for appointments, and for online programs and consultations.',
  sample: true,
  updated: '2026-11-20',
  climate: 'within',
  sections: [
    {
      kind: 'hero',
      eyebrow: 'Legal',
      title: 'Terms of Use',
      text: 'What you can expect from this site and from us, and what we expect from you.',
      actions: [
        { kind: 'link', label: 'Contact us', href: '/contact' },
        { kind: 'link', label: 'Privacy and HIPAA', href: '/hipaa' },
      ],
    },
    {
      kind: 'warning',
      title: 'Template for review by counsel',
      text:
        'This text is a sample. It has not been reviewed by an attorney and is not in force. Counsel replaces or ' +
        'approves it, and sets its date, before the site opens.',
    },
    {
      kind: 'prose',
      title: 'The terms',
      intro: 'In nine short parts.',
      parts: [
        {
          title: '1. Who we are',
          paragraphs: [
            `This site is run by ${brand.name}. “We” and “us” mean the company and its clinics; some clinics may be ` +
              'owned and run by independent franchisees. By using the site you agree to these terms. If you do not ' +
              'agree with them, please do not use it.',
          ],
        },
        {
          title: '2. Information, not medical advice',
          paragraphs: [
            'The site describes wellness services in general. It does not diagnose, treat, cure or prevent any disease, ' +
              'and it does not replace the advice of your own doctor. Results differ from person to person.',
            'Reading the site, booking a session or sending us a message does not make you a patient. A relationship ' +
              'between patient and provider begins only when a licensed professional accepts you for a consultation. ' +
              'In a medical emergency call 911.',
          ],
        },
        {
          title: '3. Appointments',
          paragraphs: [
            'You book through an online calendar or by phone. A booking is confirmed when you receive a confirmation. ' +
              'We may decline or stop a session where staff believe that it would not be safe for you.',
          ],
          items: [
            'You must be 18 or older, or come with a parent or guardian where the service allows it',
            'You answer health questions truthfully and tell us when something changes',
            'You follow the safety instructions of the staff',
            'To move or cancel an appointment, call the clinic as early as you can',
          ],
        },
        {
          title: '4. Prices, packages and offers',
          paragraphs: [
            'Prices are in US dollars and may change; the price shown when you pay is the one that counts. Offers for ' +
              'first-time guests and new members can be used once per person. Packages and memberships have conditions ' +
              'of their own, which you receive before you pay.',
          ],
        },
        {
          title: '5. Medical programs and online consultations',
          paragraphs: [
            'Medical weight loss and shockwave therapy require a consultation with a physician or licensed ' +
              'professional. The professional alone decides whether a treatment or prescription is appropriate. ' +
              'Payment for a consultation or program does not guarantee a prescription. Online services are offered ' +
              'only in states where the professional is licensed.',
          ],
        },
        {
          title: '6. Services of other companies',
          paragraphs: [
            'Calendars, payments, video calls and health questionnaires are provided by other companies under their ' +
              'own terms. We choose them with care, and we do not control how their systems work from day to day.',
          ],
        },
        {
          title: '7. Use of the site',
          paragraphs: [
            'The texts, pictures and marks on this site belong to us or to those who license them to us. You may read, ' +
              'print and share pages for personal use. You may not disturb the site, collect its data by automated ' +
              'means on a large scale, or send forms in the name of another person.',
          ],
        },
        {
          title: '8. Our liability',
          paragraphs: [
            'We keep the site as accurate and as available as we reasonably can, but we provide it as it is, without ' +
              'warranty. To the extent the law allows, we are not liable for indirect loss that arises from using the ' +
              'site. Nothing in these terms limits rights that cannot be limited by law, in particular in the case of ' +
              'injury caused by negligence.',
          ],
        },
        {
          title: '9. Changes and governing law',
          paragraphs: [
            'We may change these terms; the version on this page applies from the day it is published. They are ' +
              'governed by the law of the State of New Jersey, without regard to its conflict rules. If one part is ' +
              'not valid, the rest remains in force.',
          ],
        },
      ],
    },
    {
      kind: 'closing',
      title: 'Something unclear?',
      text: 'Ask us before you agree to anything. Plain questions get plain answers.',
      actions: [
        { kind: 'call', label: `Call ${brand.phone.display}` },
        { kind: 'link', label: 'All ways to reach us', href: '/contact' },
      ],
    },
  ],
}
