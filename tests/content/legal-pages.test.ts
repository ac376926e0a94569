import { describe, expect, test } from 'vitest'
import { hipaa } from '../../content/pages/hipaa.ts'
import { pages } from '../../content/pages/index.ts'
import { copyOf } from './service-page-copy.ts'

function sectionsAt(path: string) {
  return pages.find((page) => page.path === path)?.sections ?? []
}

describe('the legal pages', () => {
  test.each(['/terms', '/hipaa'])('%s is marked as a template at its head', (path) => {
    const [, mark] = sectionsAt(path)
    expect(mark).toMatchObject({ kind: 'warning', title: 'Template for review by counsel' })
    expect(pages.find((page) => page.path === path)?.sample).toBe(true)
  })

  test('the notice of privacy practices has the usual parts, each with words', () => {
    const notice = hipaa.sections.find((section) => section.kind === 'prose')
    expect(notice?.parts.map(({ title }) => title)).toEqual([
      'Effective date',
      'Your rights',
      'Your choices',
      'Our uses and disclosures',
      'Information with more protection',
      'Our responsibilities',
      'Changes to this notice',
      'Contact and complaints',
    ])
    expect(copyOf(notice?.parts).join('\n')).toMatch(/effective from [A-Z][a-z]+ \d{1,2}, 20\d\d/)
  })

  test('the privacy part says what is kept, and that no cookie is', () => {
    const stored = hipaa.sections.find((section) => section.kind === 'stored-data')
    expect(stored?.items).toHaveLength(5)
    expect(stored?.items.join('\n')).toContain('advertisement')
    expect(stored?.items.join('\n')).toContain('has not reached us yet')
    expect(stored?.intro).toContain('No cookies')
    expect(stored?.items.join('\n')).toContain('GLP')
  })

  test('the privacy part says that reports of faults may leave the browser', () => {
    const leaving = hipaa.sections.find((section) => section.title === 'What leaves your browser')
    expect(copyOf(leaving).join('\n')).toMatch(/a report of a fault may be sent/)
  })

  test('the privacy part says that the advertisement is kept longer than what was typed', () => {
    const stored = hipaa.sections.find((section) => section.kind === 'stored-data')
    expect(stored?.items.find((item) => item.includes('advertisement'))).toContain('kept until you close this tab')
  })
})
