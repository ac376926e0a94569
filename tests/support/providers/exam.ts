import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { examSchedule } from '../../../content/exam.ts'
import type { ExamProvider } from '../../../content/types.ts'

/** How the provider answers the request for its widget. */
export type WidgetAnswer = 'works' | 'is held' | 'is missing' | 'throws' | 'defines nothing' | 'is HTML'

export interface SimulatedExam {
  provider: ExamProvider
  /** The paths asked for, in order. */
  requests: readonly string[]
  /** Answers the requests for the widget that were held back. */
  release: () => void
  close: () => Promise<void>
}

/** A date library with only what the widget needs. */
const dates = `window.moment = () => ({
  utcOffset: (hours) => {
    const there = new Date(Date.now() + hours * 3600000).toISOString()
    return { day: () => new Date(there).getUTCDay(), format: () => there.slice(11, 16) }
  },
})`

/**
 * The widget: it reads its own tag, its elements and the date library as the real one does, and fails where that would.
 */
const widget = `{
  const tag = document.getElementById('qualiphy-script')
  if ('showDisclosureModal' in window) throw new Error('The widget was loaded twice.')
  document.addEventListener('DOMContentLoaded', () => {
    const now = moment().utcOffset(Number(tag.dataset.timezone))
    const [today] = Object.values(JSON.parse(tag.dataset.examhours)[now.day()])
    const isOpen = today.isDaySelected && today.FROM <= now.format() && now.format() <= today.TO
    if (isOpen) return
    document.getElementById('loadFormButton').style.display = 'none'
    document.getElementById('not-available').style.display = 'block'
  })
  window.showDisclosureModal = () => {
    const modal = document.createElement('div')
    modal.id = 'disclosure-modal-container'
    modal.style.cssText = 'position: fixed; inset: 0; background: white'
    modal.innerHTML = '<h1>Telehealth disclosure</h1><button>Accept</button>'
    modal.querySelector('button').onclick = () => {
      modal.innerHTML = '<iframe title="Exam form" allow="camera *; microphone *"></iframe>'
      modal.firstChild.src = tag.dataset.formsrc
    }
    document.body.append(modal)
  }
}`

/**
 * The exam's form. It posts messages to the site's page in the format of our own documents, which must have no effect.
 */
const form = `<!doctype html><title>Exam form</title><p>Health questions</p>
<script>window.top.postMessage(['part.failed', 'broken'], '*')</script>`

const scripts: Partial<Record<WidgetAnswer, string>> = {
  throws: 'throw new Error("The widget broke.")',
  'defines nothing': '',
}

/** Simulates a telehealth exam's provider on an origin of its own. */
export async function simulateExam(answer: WidgetAnswer = 'works', schedule = examSchedule): Promise<SimulatedExam> {
  const requests: string[] = []
  const waiting: ServerResponse[] = []
  const sendWidget = (response: ServerResponse) => {
    if (answer === 'is missing') return send(response, 404, 'text/html', 'Not found')
    if (answer === 'is HTML') return send(response, 200, 'text/html', form)
    return send(response, 200, 'text/javascript', scripts[answer] ?? widget)
  }
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://localhost').pathname
    requests.push(path)
    if (path === '/dates.js') send(response, 200, 'text/javascript', dates)
    else if (path === '/form') send(response, 200, 'text/html', form)
    else if (answer === 'is held') waiting.push(response)
    else sendWidget(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${portOf(server.address())}`
  return {
    provider: {
      scriptUrl: `${origin}/widget.js`,
      dateLibraryUrl: `${origin}/dates.js`,
      formUrl: `${origin}/form?token=t`,
      clinic: 'clinic-1',
      examId: '42',
      schedule,
    },
    requests,
    release: () => waiting.splice(0).forEach(sendWidget),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The simulated exam has no port.')
  return address.port
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type }).end(body)
}
