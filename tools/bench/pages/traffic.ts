import type { CDPSession } from '@playwright/test'

type Kind = 'html' | 'css' | 'js' | 'font' | 'picture' | 'other'

/** The network traffic of a page without its frames. */
export interface Traffic {
  /** Compressed bytes of bodies, by kind. */
  bytes: Record<Kind, number>
  /** Bytes of the style sheets that the page itself links, before which nothing is painted. */
  blockingCss: number
  /** Bytes of all bodies and of the answers' headers. */
  total: number
  requests: number
  /** Requests to other origins. */
  thirdParty: number
}

interface Answer {
  url: string
  type: string
  /** Bytes of the answer's headers. */
  head: number
  /** Bytes of headers and body. */
  all: number
  /** Whether the page's markup asked for it, and not a script. */
  isOfPage: boolean
}

/** Counts what a page asks for and gets from now on. Source: Chrome DevTools Protocol, Network. */
export async function watchTraffic(session: CDPSession, origin: string): Promise<() => Traffic> {
  const answers = new Map<string, Answer>()
  let mainFrame: string | undefined
  session.on('Network.requestWillBeSent', ({ requestId, frameId, initiator, type = 'Other', request: { url } }) => {
    mainFrame ??= frameId
    const isOfPage = initiator.type === 'parser'
    if (frameId === mainFrame && /^https?:/.test(url)) answers.set(requestId, { url, type, head: 0, all: 0, isOfPage })
  })
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const answer = answers.get(requestId)
    if (answer) answer.head = response.encodedDataLength
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId)
    if (answer) answer.all = encodedDataLength
  })
  await session.send('Network.enable')
  return () => summed([...answers.values()], origin)
}

function summed(answers: readonly Answer[], origin: string): Traffic {
  const bytes: Record<Kind, number> = { html: 0, css: 0, js: 0, font: 0, picture: 0, other: 0 }
  for (const answer of answers) bytes[kindOf(answer)] += answer.all - answer.head
  const blocking = answers.filter((answer) => answer.isOfPage && kindOf(answer) === 'css')
  return {
    bytes,
    blockingCss: blocking.reduce((sum, { all, head }) => sum + all - head, 0),
    total: answers.reduce((sum, { all }) => sum + all, 0),
    requests: answers.length,
    thirdParty: answers.filter(({ url }) => new URL(url).origin !== origin).length,
  }
}

function kindOf({ type, url }: Answer): Kind {
  const { pathname } = new URL(url)
  if (type === 'Document') return 'html'
  if (type === 'Stylesheet' || pathname.endsWith('.css')) return 'css'
  if (type === 'Script' || pathname.endsWith('.js')) return 'js'
  if (type === 'Font') return 'font'
  return type === 'Image' ? 'picture' : 'other'
}
