import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/support/nginx.ts'
import { findProgram } from '../../scripts/support/setup.mjs'

/** A mail server that is a program of its own, with a mailbox in a temporary folder. */
export interface SmtpProgram {
  url: string
  /** The delivered messages, headers and all. */
  delivered: () => string[]
  stop: () => Promise<void>
}

const program = findProgram('aiosmtpd')

/** Whether tests with it run: where Debian's python3-aiosmtpd is installed (`npm test` does), and in CI. */
export const isSmtpProgramRun = program !== undefined || process.env['CI'] !== undefined

/** Starts aiosmtpd on a free port of this machine, without touching the machine's configuration. */
export async function startSmtpProgram(): Promise<SmtpProgram> {
  const folder = mkdtempSync(join(tmpdir(), 'site-smtp-'))
  const box = join(folder, 'box')
  const port = await freePort()
  const args = ['--nosetuid', '--listen', `127.0.0.1:${port}`, '--class', 'aiosmtpd.handlers.Mailbox', box]
  const running = spawn(program ?? 'aiosmtpd', args, { cwd: folder, stdio: 'ignore' })
  while (!(await isListening(port))) {
    if (running.exitCode !== null) throw new Error(`aiosmtpd ended with ${running.exitCode}.`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    delivered: () => readdirSync(join(box, 'new')).map((name) => readFileSync(join(box, 'new', name), 'utf8')),
    async stop() {
      if (running.exitCode === null && running.kill()) await once(running, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
  }).finally(() => socket.destroy())
}
