import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { createServer, type Server, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { passageOf } from '../faults.ts'

/** What a mail server or a hook took over from receivers. */
export interface FarSide {
  /** How often each request was accepted, by its id. */
  accepted: ReadonlyMap<string, number>
  /** How often it accepted one and its sender could not know: each forces one acceptance more. */
  forced: () => number
  /** Its port on loopback, which stays the same. */
  port: number
  /** Ends it and all its connections at once. */
  kill: () => Promise<void>
  start: () => Promise<void>
  /** From now on nothing fails. */
  heal: () => void
}

interface Book {
  accepted: Map<string, number>
  forced: number
  isWell: boolean
}

/** What becomes of one request: `cut` ends the connection, a number is answered. */
interface Verdict {
  isAccepted: boolean
  answer: 'cut' | 'failed' | 'taken'
}

/** Starts a mail server that applies the fault mix to each message. A message names its request in its link. */
export function startFarMail(random: () => number): Promise<FarSide> {
  const book = createBook()
  return startFarSide(book, () => createServer((socket) => talk(socket, book, random)))
}

/** Starts a hook that applies the fault mix to each post. */
export function startFarHook(random: () => number): Promise<FarSide> {
  const book = createBook()
  const listen = () =>
    createHttpServer(async (request, response) => {
      const body = await text(request).catch(() => null)
      if (body === null) return
      const id = String(request.headers['idempotency-key'])
      const { isAccepted, answer } = verdictOf(book, random)
      if (isAccepted) accept(book, id)
      const isTold = answer === 'taken' && !request.socket.destroyed
      if (isAccepted && !isTold) book.forced += 1
      if (answer === 'cut') request.socket.destroy()
      else response.writeHead(isTold ? 204 : 503).end()
    })
  return startFarSide(book, listen)
}

function createBook(): Book {
  return { accepted: new Map(), forced: 0, isWell: false }
}

async function startFarSide(book: Book, create: () => Server): Promise<FarSide> {
  const sockets = new Set<Socket>()
  let server: Server | null = null
  let port = 0
  const start = async () => {
    server = create()
    server.on('connection', (socket: Socket) => {
      sockets.add(socket)
      socket.on('error', () => undefined).once('close', () => sockets.delete(socket))
    })
    await once(server.listen(port, '127.0.0.1'), 'listening')
    const address = server.address()
    port = typeof address === 'object' && address !== null ? address.port : port
  }
  await start()
  return {
    accepted: book.accepted,
    forced: () => book.forced,
    port,
    start,
    async kill() {
      const ended = server
      if (ended === null) return
      server = null
      const isClosed = once(ended, 'close')
      ended.close()
      for (const socket of sockets) socket.destroy()
      await isClosed
    },
    heal() {
      book.isWell = true
    },
  }
}

function verdictOf({ isWell }: Book, random: () => number): Verdict {
  const { fault } = isWell ? { fault: null } : passageOf(random)
  if (fault === null) return { isAccepted: true, answer: 'taken' }
  const isAccepted = fault === 'commitThenCut' || fault === 'commitThenError'
  return { isAccepted, answer: fault === 'drop' || fault === 'commitThenCut' ? 'cut' : 'failed' }
}

function accept({ accepted }: Book, id: string): void {
  accepted.set(id, (accepted.get(id) ?? 0) + 1)
}

/** One conversation of SMTP (RFC 5321) with as much as a sender needs. */
function talk(socket: Socket, book: Book, random: () => number): void {
  let pending = ''
  let isMessage = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  say('220 far.example ESMTP')
  const hear = (line: string) => {
    const command = line.slice(0, 4).toUpperCase()
    if (command === 'DATA') {
      isMessage = true
      say('354 go on')
    } else if (command === 'QUIT') socket.end('221 bye\r\n')
    else say('250 ok')
  }
  const take = (message: string) => {
    isMessage = false
    const { isAccepted, answer } = verdictOf(book, random)
    if (isAccepted) accept(book, /\/requests\/([\w-]+)/.exec(message.replaceAll('=\r\n', ''))?.[1] ?? '(unknown)')
    const isTold = answer === 'taken' && !socket.destroyed
    if (isAccepted && !isTold) book.forced += 1
    if (answer === 'cut') socket.destroy()
    else say(isTold ? '250 taken' : '451 try again later')
  }
  socket.setEncoding('utf8').on('data', (piece: string) => {
    pending += piece
    for (;;) {
      const mark = isMessage ? '\r\n.\r\n' : '\r\n'
      const end = pending.indexOf(mark)
      if (end < 0) return
      const part = pending.slice(0, end)
      pending = pending.slice(end + mark.length)
      if (isMessage) take(part)
      else hear(part)
    }
  })
}
