import { createHash } from 'node:crypto'
import { realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

/**
 * Makes this process the file's only one and removes the lock that a killed one left: SQLite's here is a folder, which outlives its process, so
 * who lives is told by a socket. Resolves to what gives the file up; rejects with a sentence where another process has it.
 */
export async function claimFile(file: string): Promise<() => Promise<void>> {
  const address = socketOf(file)
  if (await isAnswered(address)) throw new Error(`${file} is in use by another receiver: stop that one first.`)
  if (process.platform !== 'win32') rmSync(address, { force: true })
  const server = createServer((socket) => socket.destroy()).unref()
  await listen(server, address)
  rmSync(`${file}.lock`, { recursive: true, force: true })
  return () => new Promise((resolve) => server.close(() => resolve()))
}

function socketOf(file: string): string {
  const place = join(realpathSync(dirname(file)), basename(file))
  const name = `receiver-${createHash('sha256').update(place).digest('hex').slice(0, 24)}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

function isAnswered(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

function listen(server: Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(address, resolve)
  })
}
