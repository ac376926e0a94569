import { connect } from 'node:net'
import type { RawRequest } from './requests.ts'

/**
 * The result of a request: the answer's status; 0 where the server closed the connection without an answer; null where
 * it did nothing in time.
 */
export interface Outcome {
  status: number | null
  /** Milliseconds from the first byte sent until the last one received. */
  took: number
}

const patience = 10_000

/** Sends a request exactly as given over a new connection; resolves with the whole answer, and never rejects. */
export function exchange(port: number, request: RawRequest): Promise<Outcome> {
  return new Promise((resolve) => {
    const started = performance.now()
    let answer = Buffer.alloc(0)
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytesOf(request))
      if (request.isCut) socket.end()
    })
    const close = (status: number | null) => {
      socket.destroy()
      resolve({ status, took: performance.now() - started })
    }
    const hasNoBody = request.line.startsWith('HEAD ')
    socket.on('data', (part) => {
      answer = Buffer.concat([answer, part])
      if (isWhole(answer, hasNoBody)) close(statusOf(answer))
    })
    socket.on('error', () => close(statusOf(answer)))
    socket.on('close', () => close(statusOf(answer)))
    socket.setTimeout(patience, () => close(null))
  })
}

function bytesOf({ line, headers, body }: RawRequest): string {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`)
  return `${line}\r\n${lines.join('')}Connection: close\r\n\r\n${body}`
}

/** The final answer, after any interim answers: RFC 9110, 15.2. */
function finalOf(answer: Buffer): string {
  return answer.toString('latin1').replace(/^(?:HTTP\/1\.1 1\d\d [^\r]*\r\n(?:[^\r]+\r\n)*\r\n)+/, '')
}

function isWhole(answer: Buffer, hasNoBody: boolean): boolean {
  const text = finalOf(answer)
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return false
  const head = text.slice(0, end)
  if (hasNoBody || /^HTTP\/1\.[01] (204|304)/.test(head)) return true
  const length = /^content-length: (\d+)/im.exec(head)?.[1]
  if (length !== undefined) return text.length >= end + 4 + Number(length)
  return /^transfer-encoding: chunked/im.test(head) && text.endsWith('0\r\n\r\n')
}

function statusOf(answer: Buffer): number {
  return Number(/^HTTP\/1\.[01] (\d{3})/.exec(finalOf(answer))?.[1] ?? 0)
}
