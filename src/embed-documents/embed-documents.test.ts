import { expect, test } from 'vitest'
import { examSchedule } from '../../content/exam.ts'
import { demonstration } from '../../content/providers.ts'
import type { ExamProvider } from '../../content/types.ts'
import { embedDocuments } from './embed-documents.ts'
import { examDocument } from './exam-document.ts'

const place = { origin: 'https://parts.example.com', site: 'https://www.example.com' }

test('demonstrations are used where nothing is configured', () => {
  expect(embedDocuments(demonstration, place)).toEqual({})
})

test('a configured exam exchanges messages with the site only', () => {
  const exam: ExamProvider = {
    scriptUrl: 'https://exam.example.com/widget.js',
    dateLibraryUrl: 'https://cdn.example.com/dates.js',
    formUrl: 'https://exam.example.com/form',
    clinic: 'clinic-1',
    examId: '42',
    schedule: examSchedule,
  }
  expect(embedDocuments({ ...demonstration, exam }, place)).toEqual({
    'embed/exam.html': examDocument(exam, place.site),
  })
})

test('a configured pricing table’s document names the provider and the key, and no table', () => {
  const pricing = {
    scriptUrl: 'https://pay.example.com/table.js?v=1&x=2',
    publishableKey: 'pk_1',
    tables: { yes: ['prctbl_1', 'prctbl_2'], no: ['prctbl_3', 'prctbl_4'] },
  } as const
  const documents = embedDocuments({ ...demonstration, pricing }, place)
  expect(Object.keys(documents)).toEqual(['embed/pricing-table.html'])
  const document = documents['embed/pricing-table.html']
  expect(document).toContain(
    '<main id="table"></main><script type="module" src="/embed/pricing-table-live.js" ' +
      'data-script="https://pay.example.com/table.js?v=1&amp;x=2" data-key="pk_1"></script></body>',
  )
  expect(document).not.toContain('prctbl')
})
