import { connect } from 'node:net'

export interface RawAnswer {
  status: number
  location: string | null
  body: Buffer
}

/**
 * Sends a path to a server unchanged, which no HTTP client would: a line break, a space or a null in it stays. Null
 * where the server closed the connection without an answer.
 */
export function requestRaw(port: number, path: string): Promise<RawAnswer | null> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const socket = connect(port, 'localhost', () => {
      socket.write(`GET ${path} HTTP/1.0\r\nHost: localhost:${port}\r\n\r\n`, 'utf8')
    })
    socket.on('data', (part) => parts.push(part))
    socket.on('close', () => resolve(parse(Buffer.concat(parts))))
    socket.on('error', (error) => (parts.length > 0 ? resolve(parse(Buffer.concat(parts))) : reject(error)))
    socket.setTimeout(20_000, () => socket.destroy(new Error(`no answer to ${JSON.stringify(path.slice(0, 200))}`)))
  })
}

function parse(answer: Buffer): RawAnswer | null {
  const end = answer.indexOf('\r\n\r\n')
  const head = answer.toString('latin1', 0, end < 0 ? undefined : end)
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1])
  if (!status) return null
  const location = /^location: (.*)$/im.exec(head)?.[1]?.trim() ?? null
  return { status, location, body: end < 0 ? Buffer.alloc(0) : answer.subarray(end + 4) }
}
