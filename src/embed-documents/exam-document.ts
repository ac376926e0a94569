import * as words from '../../content/words/exam.ts'
import type { ExamProvider, Weekday, WeeklyHours } from '../../content/types.ts'
import { embedDocument } from './embed-document.ts'

/** The widget's names for the days, in its order. */
const days: readonly (readonly [name: string, day: Weekday])[] = [
  ['SUN', 'sun'],
  ['MON', 'mon'],
  ['TUE', 'tue'],
  ['WED', 'wed'],
  ['THU', 'thu'],
  ['FRI', 'fri'],
  ['SAT', 'sat'],
]

/** The elements that the widget looks for by their ids. */
const body =
  `<main id="main-qualiphy-widget"><button id="loadFormButton" type="button">${words.start}</button>` +
  `<p id="not-available" hidden>${words.notAvailable}</p></main>`

/**
 * The document in which the telehealth exam's widget runs. The widget looks for its elements and for the date library
 * once the document has been parsed, so all of them are in it, each once, the library first. Our script then checks the
 * result; `site` is the origin with which it exchanges messages. Source: docs/product/consultation.md, P-CONSULT-6;
 * docs/decisions/24-framed-vendors.md; the widget's public embed code.
 */
export function examDocument(provider: ExamProvider, site: string): string {
  const { scriptUrl, dateLibraryUrl, schedule } = provider
  return embedDocument({
    title: words.frame,
    site,
    body,
    scripts: [
      { src: '/embed/script-watch.js' },
      { src: dateLibraryUrl },
      {
        id: 'qualiphy-script',
        src: scriptUrl,
        'data-formsrc': formAddress(provider),
        'data-timezone': String(schedule.timeZone),
        'data-examhours': JSON.stringify(examHours(schedule.hours)),
      },
      { type: 'module', src: '/embed/exam-live.js' },
    ],
  })
}

/** The address of the exam's form, with the clinic and the exam in its query. */
function formAddress({ formUrl, clinic, examId }: ExamProvider): string {
  const address = new URL(formUrl)
  address.searchParams.set('clinic', clinic)
  address.searchParams.set('exams', examId)
  return address.href
}

function examHours(hours: WeeklyHours): object[] {
  return days.map(([name, day]) => ({
    [name]: { FROM: hours[day].opens, TO: hours[day].closes, isDaySelected: true },
  }))
}
