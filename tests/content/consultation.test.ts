import { describe, expect, test } from 'vitest'
import { allContent } from '../../content/all.ts'
import { brand } from '../../content/brand.ts'
import { checkContent } from '../../content/check/check.ts'
import { consultation } from '../../content/consultation.ts'
import { onlineConsult } from '../../content/pages/online-consult.ts'
import { demonstration } from '../../content/providers.ts'
import { readRecord } from '../../content/records.ts'
import type { Section } from '../../content/types.ts'
import { copyOf } from './service-page-copy.ts'

function sectionsOf<Kind extends Section['kind']>(kind: Kind): Extract<Section, { kind: Kind }>[] {
  return onlineConsult.sections.filter((section): section is Extract<Section, { kind: Kind }> => section.kind === kind)
}

describe('the instant consultation page', () => {
  test('is titled as specified (P-CONSULT-1)', () => {
    expect(sectionsOf('hero').map(({ title, eyebrow }) => [title, eyebrow])).toEqual([
      ['Online Consultation', 'Instant Provider Connection'],
    ])
  })

  test('lists four things as included, and three steps', () => {
    expect(sectionsOf('benefits')[0]?.cards.map(({ title }) => title)).toEqual([
      'HD video consultation',
      'Instant connection',
      'HIPAA compliant',
      'Licensed physicians',
    ])
    expect(sectionsOf('steps')[0]?.steps.map(({ title }) => title)).toEqual([
      'Complete a secure $49 payment',
      'Get connected with a licensed physician',
      'Hold a video consultation',
    ])
  })

  test('has its scheduler under the words of P-CONSULT-3, and leads nobody away from it', () => {
    expect(sectionsOf('scheduler')).toEqual([
      {
        kind: 'scheduler',
        title: 'Book Your Consultation',
        intro: 'Schedule your appointment with a licensed provider',
      },
    ])
    expect(copyOf(onlineConsult).join('\n')).not.toContain('not open yet')
  })

  test('names no other price', () => {
    const amounts = copyOf(onlineConsult).join('\n').match(/\$\d+/g)
    expect(new Set(amounts)).toEqual(new Set(['$49']))
  })
})

describe('the consultation', () => {
  test('has the success view of P-CONSULT-4 word for word', () => {
    expect(Object.values(consultation.paid)).toEqual([
      'Payment Successful!',
      'Connecting you with an available provider...',
      'Average wait time: 2-5 minutes',
      'Join Video Call',
      'Support is available 24/7',
      'Return to Home',
    ])
  })

  test('takes no address as paid unless content names its parameter', () => {
    expect(consultation.paidReturnParameter).toBeNull()
  })

  test.each(['', 'paid?', 'a b', '&paid', 'p'.repeat(41)])('a paid-return parameter %j is refused', (parameter) => {
    expect(checkContent({ ...allContent, consultation: { ...consultation, paidReturnParameter: parameter } })).toEqual([
      {
        file: 'content/consultation.ts',
        field: 'paidReturnParameter',
        reason: 'is not a search parameter of letters, digits, hyphens and underscores',
      },
    ])
  })

  test('is a demonstration where nothing is configured', () => {
    expect(readRecord('consultation', demonstration)).toEqual({
      ...consultation,
      schedulerUrl: '/embed/scheduler.html',
      isDemonstration: true,
      meetingUrl: '/embed/meeting.html',
      phone: brand.phone,
      email: brand.email,
    })
  })

  test('is not a demonstration where a scheduler is configured, with or without a meeting', () => {
    const schedulerUrl = 'https://cal.example.com/clinic/embed?embed='
    const meetingUrl = 'https://meet.example.com/clinic'
    expect(readRecord('consultation', { ...demonstration, schedulerUrl })).toMatchObject({
      schedulerUrl,
      isDemonstration: false,
      meetingUrl: '/embed/meeting.html',
    })
    expect(readRecord('consultation', { ...demonstration, meetingUrl })).toMatchObject({
      schedulerUrl: '/embed/scheduler.html',
      isDemonstration: true,
      meetingUrl,
    })
  })
})
