import type { Page, Route } from '@playwright/test'
import { providerOrigin } from './configuration.ts'

/** The behaviors of a simulated third party. */
export const outcomes = ['is ready', 'is silent', 'is blocked', 'answers 404', 'throws', 'refuses framing'] as const
export type Outcome = (typeof outcomes)[number]

/** A third party as the page meets it. */
export interface ThirdParty {
  /** The pattern of addresses that the page requests from it. */
  asked: string
  /** 'text/html' for a frame of its own, 'text/javascript' for a script inside a document of ours. */
  contentType: 'text/html' | 'text/javascript'
  /** What it answers when it works. */
  works: string
  /** The pattern of addresses that are framed: its own, or that of our document. */
  framed: string
}

const page = (body: string) => `<!doctype html><title>A third party</title>${body}`
const script = (code: string) => `<script>${code}</script>`

/**
 * The CRM's booking calendar: it requests the page's query and reports its height, also in the format of
 * iframe-resizer.
 */
const calendar = page(
  `<h1>Calendar</h1>${script(`
  parent.postMessage(['fetch-query-params', '', 'location-1'], '*')
  parent.postMessage(['highlevel.setHeight', { height: 912, id: 'calendar-1' }], '*')
  addEventListener('message', ({ data }) => {
    const [, id] = /^.iFrameSizer.([^:]+):/.exec(data) ?? []
    if (id) parent.postMessage('[iFrameSizer]' + id + ':912:600:init', '*')
  })`)}`,
)

const scheduler = page(
  `<h1>Scheduler</h1>${script(`
  parent.postMessage({ event: 'calendly.event_type_viewed', payload: {} }, '*')
  parent.postMessage({ event: 'calendly.page_height', payload: { height: '812px' } }, '*')`)}`,
)

const pricingTable = `customElements.define('stripe-pricing-table', class extends HTMLElement {
  connectedCallback() {
    this.style.cssText = 'display:block;height:420px'
    this.textContent = this.getAttribute('pricing-table-id') + ' for ' + this.getAttribute('publishable-key')
  }
})`

const examWidget = `window.showDisclosureModal = () => {
  const { timezone, examhours, formsrc } = document.getElementById('qualiphy-script').dataset
  const heading = document.createElement('h1')
  heading.textContent = 'Telehealth disclosure'
  const call = document.createElement('pre')
  call.textContent = JSON.stringify({ timezone, examhours: JSON.parse(examhours), formsrc, dates: typeof moment })
  document.body.append(heading, call)
}`

export const thirdParties = {
  calendar: {
    asked: '/calendar/**',
    contentType: 'text/html',
    works: calendar,
    framed: `${providerOrigin}/calendar/**`,
  },
  scheduler: { asked: '/scheduler', contentType: 'text/html', works: scheduler, framed: `${providerOrigin}/scheduler` },
  pricing: {
    asked: '/pricing-table.js',
    contentType: 'text/javascript',
    works: pricingTable,
    framed: '**/embed/pricing-table.html',
  },
  exam: {
    asked: '/exam-widget.js',
    contentType: 'text/javascript',
    works: examWidget,
    framed: '**/embed/exam.html',
  },
} as const satisfies Record<string, ThirdParty>

/**
 * Answers a page in place of a third party, on its origin, until `mend`. Returns the addresses requested there, how
 * many times the page has met the party's behavior, and a way to make it work from now on, late as it may be. Only
 * requests that were not answered by a working party count as met.
 */
export async function answerAs(browserPage: Page, party: ThirdParty, first: Outcome | 'is late') {
  let outcome = first
  const asked: string[] = []
  let met = 0
  const late: Route[] = []
  await browserPage.route(`${providerOrigin}/**`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: 'window.moment = () => undefined' })
  })
  await browserPage.route(`${providerOrigin}${party.asked}`, (route) => {
    asked.push(route.request().url())
    met += 1
    if (outcome !== 'is late') return answer(route, party, outcome)
    late.push(route)
    return undefined
  })
  await browserPage.route(party.framed, async (route) => {
    if (outcome !== 'refuses framing') return route.fallback()
    met += 1
    return route.fulfill({ contentType: 'text/html', body: page('Framed'), headers: { 'x-frame-options': 'DENY' } })
  })
  return {
    asked,
    met: () => met,
    mend: async () => {
      outcome = 'is ready'
      await Promise.all(late.map((route) => answer(route, party, 'is ready')))
    },
  }
}

function answer(route: Route, { contentType, works }: ThirdParty, outcome: Outcome): Promise<void> {
  const isFrame = contentType === 'text/html'
  const send = (body: string) => route.fulfill({ contentType, body })
  if (outcome === 'is blocked') return route.abort('blockedbyclient')
  if (outcome === 'answers 404')
    return route.fulfill({ status: 404, contentType: 'text/html', body: page('Not found') })
  if (outcome === 'throws')
    return send(isFrame ? page(script('throw new Error("broken")')) : 'throw new Error("broken")')
  if (outcome === 'is silent') return isFrame ? send(page('Silent')) : new Promise(() => undefined)
  return send(works)
}
