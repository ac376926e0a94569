import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The behaviors of a simulated scheduler: it reports that it is ready at once, sends nothing until its document's
 * `speak()` is called, reports a failure (only the first time in 'failed-once'), answers 404, never answers, or refuses
 * to be framed.
 */
const schedulerKinds = ['ready', 'silent', 'failed', 'failed-once', 'missing', 'hanging', 'refusing'] as const
export type SchedulerKind = (typeof schedulerKinds)[number]
export type Vendor = 'cal' | 'calendly' | 'demo'

export interface SchedulerSimulator {
  /** The address of a vendor's page with this behavior. */
  address: (vendor: Vendor, kind: SchedulerKind) => string
  stop: () => void
}

/** The messages of each vendor when it is ready, fails or takes a booking. Runs in the document. */
const vendorScripts: Record<Vendor, string> = {
  cal: `
    const say = (type, data) =>
      parent.postMessage({ originator: 'CAL', type, namespace: '', fullType: 'CAL::' + type, data }, '*')
    addEventListener('message', ({ data }) => {
      if (data?.originator === 'CAL' && data.method === 'parentKnowsIframeReady' && waiting) {
        waiting = false
        say('linkReady', {})
      }
    })
    let waiting = false
    window.speak = () => {
      waiting = true
      say('__iframeReady', { isPrerendering: false })
      say('__dimensionChanged', { iframeHeight: 812, iframeWidth: 600, isFirstTime: true })
    }
    window.fail = () => say('linkFailed', { code: '404', msg: 'Problem loading', data: { url: location.href } })
    window.book = (paymentRequired) => say('bookingSuccessfulV2', { uid: 'A', paymentRequired })`,
  calendly: `
    const say = (event, payload) => parent.postMessage({ event: 'calendly.' + event, payload }, '*')
    window.speak = () => {
      say('event_type_viewed', {})
      say('page_height', { height: '812px' })
    }
    window.book = () =>
      say('event_scheduled', { event: { uri: 'https://api.example/events/A' }, invitee: { uri: 'https://api.example/B' } })`,
  demo: `
    const say = (...message) => parent.postMessage(message, '*')
    window.speak = () => {
      say('part.ready')
      say('part.height', 812)
    }
    window.fail = () => say('part.failed', 'unavailable')
    window.book = () => say('part.complete')`,
}

/** Serves simulated schedulers on a port of their own, so that their origin is not the site's. */
export async function startSchedulers(): Promise<SchedulerSimulator> {
  const asked = new Map<string, number>()
  const http = createServer((request, response) => {
    const path = request.url ?? '/'
    const [vendor = '', kind = ''] = path.slice(1).split('/')
    const times = (asked.get(path) ?? 0) + 1
    asked.set(path, times)
    if (kind === 'hanging') return
    if (kind === 'refusing') response.setHeader('x-frame-options', 'DENY')
    response.writeHead(kind === 'missing' ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(kind === 'missing' ? 'Not found' : documentOf(vendor, kind, times))
  })
  await new Promise<void>((resolve) => http.listen(0, resolve))
  return {
    address: (vendor, kind) => `http://localhost:${portOf(http)}/${vendor}/${kind}`,
    stop: () => {
      http.closeAllConnections()
      http.close()
    },
  }
}

function documentOf(vendor: string, kind: string, times: number): string {
  const script = Object.entries(vendorScripts).find(([name]) => name === vendor)?.[1] ?? ''
  const isFailing = kind === 'failed' || (kind === 'failed-once' && times === 1)
  const first = isFailing ? 'window.fail()' : kind === 'silent' ? '' : 'window.speak()'
  return `<!doctype html><title>Simulated scheduler</title><p>Simulated scheduler</p><script>${script}\n${first}</script>`
}

function portOf(http: Server): number {
  const address: AddressInfo | string | null = http.address()
  if (address === null || typeof address === 'string') throw new Error('the simulator does not listen')
  return address.port
}
