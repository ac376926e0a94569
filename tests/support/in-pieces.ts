import { request, type IncomingMessage, type ServerResponse } from 'node:http'
import { startLocalServer, type LocalServer } from './local-server.ts'

/** How a site's pages arrive: their HTML, in the pieces that are sent one after another. */
export interface Pieces {
  cut: (html: string) => string[]
  /** What is waited for between two pieces. */
  pause: () => Promise<unknown>
}

/** Serves a site as a slow network does: each page comes in pieces, everything else whole. */
export function startInPieces(site: string, pieces: Pieces): Promise<LocalServer> {
  return startLocalServer((asked, answer) => {
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    request(new URL(asked.url ?? '/', site), { method: asked.method, headers }, (whole) => {
      delete whole.headers['content-length']
      answer.writeHead(whole.statusCode ?? 502, whole.headers)
      if (whole.headers['content-type']?.startsWith('text/html')) void sendPieces(whole, answer, pieces)
      else whole.pipe(answer)
    }).end()
  })
}

async function sendPieces(whole: IncomingMessage, answer: ServerResponse, { cut, pause }: Pieces): Promise<void> {
  const [first = '', ...rest] = cut(Buffer.concat(await whole.toArray()).toString())
  answer.write(first)
  for (const piece of rest) {
    await pause()
    answer.write(piece)
  }
  answer.end()
}
