import { expect, test } from 'vitest'
import { examSchedule } from '../../content/exam.ts'
import type { ExamProvider } from '../../content/types.ts'
import { examDocument } from './exam-document.ts'

const provider: ExamProvider = {
  scriptUrl: 'https://exam.example.com/widget.js',
  dateLibraryUrl: 'https://cdn.example.com/dates.js',
  formUrl: 'https://exam.example.com/form?clinic=other&token=t%26t',
  clinic: 'clinic-1',
  examId: '42',
  schedule: examSchedule,
}

/** The attributes of each script of a document, in order. */
function scriptsOf(html: string): Record<string, string>[] {
  const unescape = (text: string) =>
    text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
  return [...html.matchAll(/<script ([^>]*)><\/script>/g)].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, unescape(value)]),
    ),
  )
}

test('the widget is called with time zone -4 and 24/7 on all seven days, after the date library', () => {
  const allDay = '{"FROM":"00:00","TO":"23:59","isDaySelected":true}'
  const days = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'].map((day) => `{"${day}":${allDay}}`)
  expect(scriptsOf(examDocument(provider, 'https://www.example.com'))).toEqual([
    { src: '/embed/script-watch.js' },
    { src: 'https://cdn.example.com/dates.js' },
    {
      id: 'qualiphy-script',
      src: 'https://exam.example.com/widget.js',
      'data-formsrc': 'https://exam.example.com/form?clinic=clinic-1&token=t%26t&exams=42',
      'data-timezone': '-4',
      'data-examhours': `[${days.join(',')}]`,
    },
    { type: 'module', src: '/embed/exam-live.js' },
  ])
})

test('each element that the widget looks for is in the document once, ‘Not available!’ hidden', () => {
  const html = examDocument(provider, 'https://www.example.com')
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  expect(ids).toEqual(['main-qualiphy-widget', 'loadFormButton', 'not-available', 'qualiphy-script'])
  expect(html).toContain('<p id="not-available" hidden>Not available!</p>')
})
