import { expect, test } from 'vitest'
import { examSchedule } from '../../content/exam.ts'
import { demonstration } from '../../content/providers.ts'
import type { ExamProvider } from '../../content/types.ts'
import { embedDocuments } from './embed-documents.ts'
import { examDocument } from './exam-document.ts'

test('demonstrations stand where nothing is configured', () => {
  expect(embedDocuments(demonstration)).toEqual({})
})

test('a configured exam is written over its demonstration', () => {
  const exam: ExamProvider = {
    scriptUrl: 'https://exam.example.com/widget.js',
    dateLibraryUrl: 'https://cdn.example.com/dates.js',
    formUrl: 'https://exam.example.com/form',
    clinic: 'clinic-1',
    examId: '42',
    schedule: examSchedule,
  }
  expect(embedDocuments({ ...demonstration, exam })).toEqual({ 'embed/exam.html': examDocument(exam) })
})
