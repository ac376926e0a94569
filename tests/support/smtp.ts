import { once } from 'node:events'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A mail that a server took. */
interface TakenMail {
  from: string
  to: string[]
  /** Headers and body, as they came. */
  text: string
}

export interface Smtp {
  port: number
  url: string
  taken: TakenMail[]
  stop: () => Promise<void>
}

/**
 * Starts an SMTP server that takes every mail, unless the options say otherwise; `onTaken` is called for each. At a port
 * of its own unless one is given.
 */
export async function startSmtp(
  options: SMTPServerOptions = {},
  { onTaken = () => undefined, port = 0 }: { onTaken?: () => void; port?: number } = {},
): Promise<Smtp> {
  const taken: TakenMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 10,
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.once('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom === false ? '' : mailFrom.address
        taken.push({ from, to: rcptTo.map(({ address }) => address), text: Buffer.concat(parts).toString() })
        done()
        onTaken()
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  const listening = server.listen(port, '127.0.0.1')
  if (!listening.listening) await once(listening, 'listening')
  const address = listening.address()
  const taking = typeof address === 'object' && address !== null ? address.port : 0
  return {
    port: taking,
    url: `smtp://127.0.0.1:${taking}`,
    taken,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** A refusal with its code, such as 450. */
export function smtpError(responseCode: number, message = 'no'): Error {
  return Object.assign(new Error(message), { responseCode })
}
