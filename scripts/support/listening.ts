import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer as createDoor, type Server as Door } from 'node:net'

/** A server that listens at `url`. */
export interface Listening {
  url: string
  port: number
  /** Stops it: no new requests are accepted, and open ones are answered, for ten seconds at most. */
  stop: () => Promise<void>
}

/** The time that open requests have, in milliseconds. */
const patience = 10_000

/**
 * Makes a server listen at a port, or at any free one for 0. `localhost` means this machine by both its addresses,
 * since some clients try one first and some the other. Rejects with the socket's error, which names the port.
 */
export async function listening(http: Server, port: number, host = 'localhost'): Promise<Listening> {
  const isBoth = host === 'localhost'
  await listen(http, port, isBoth ? '127.0.0.1' : host)
  const own = portOf(http)
  const door = isBoth
    ? await openIpv6(http, own).catch((error: unknown) => close(http).then(() => failed(error)))
    : null
  const name = host.includes(':') ? `[${host}]` : host
  return { url: `http://${name}:${own}`, port: own, stop: () => stop(http, door) }
}

/** Passes connections by IPv6 on to the server; null on a machine without IPv6. */
async function openIpv6(http: Server, port: number): Promise<Door | null> {
  const door = createDoor((socket) => http.emit('connection', socket))
  try {
    await listen(door, port, '::1')
    return door
  } catch (error) {
    if (error instanceof Error && 'code' in error && absent.includes(String(error.code))) return null
    throw error
  }
}

const absent = ['EADDRNOTAVAIL', 'EAFNOSUPPORT']

async function listen(server: Door, port: number, host: string): Promise<void> {
  const failure = new Promise((_, reject) => server.once('error', reject))
  server.listen(port, host)
  await Promise.race([once(server, 'listening'), failure])
}

async function stop(http: Server, door: Door | null): Promise<void> {
  const end = setTimeout(() => http.closeAllConnections(), patience)
  await Promise.all((door ? [http, door] : [http]).map(close))
  clearTimeout(end)
}

function close(server: Door): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}

function failed(error: unknown): never {
  throw error
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}
