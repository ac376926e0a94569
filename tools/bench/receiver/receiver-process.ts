import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../../../scripts/support/setup.mjs'

/** A receiver that runs as a process of its own, as `npm run receiver` starts it. */
export interface ReceiverProcess {
  child: ChildProcess
  /** Its first line, on standard output or standard error. */
  line: string
  /** All that it has said so far. */
  lines: readonly string[]
  /** Where it listens; '' where it did not start. */
  base: string
  /** Where its inbox listens; '' where it did not start. */
  inbox: string
  /** Ends it with SIGKILL; resolves once it is gone. */
  kill: () => Promise<void>
  /** Asks it to end; resolves once it has. */
  stop: () => Promise<void>
}

/** Starts a project's receiver on a free port; resolves once it says where its inbox is, or ends. */
export async function startReceiver(
  environment: Readonly<Record<string, string>>,
  project = root,
): Promise<ReceiverProcess> {
  const env = { ...process.env, RECEIVER_PORT: '0', RECEIVER_INBOX_PORT: '0', RECEIVER_LIMIT: '0', ...environment }
  const child = spawn(process.execPath, [join(project, 'receiver/start.mjs')], { env, stdio: 'pipe' })
  const ended = once(child, 'close')
  const said = await firstLines(child, ended)
  const addressIn = (start: string) => /http:\S+/.exec(said.find((line) => line.startsWith(start)) ?? '')?.[0] ?? ''
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  return {
    child,
    line: said[0] ?? 'It ended without a word.',
    lines: said,
    base: addressIn('Leads are received at'),
    inbox: addressIn('Staff see them at'),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

/** What it says until it runs, or ends. */
async function firstLines({ stdout, stderr }: ChildProcess, ended: Promise<unknown>): Promise<string[]> {
  const said: string[] = []
  const runs = new Promise<void>((resolve) => {
    for (const input of [stdout, stderr])
      if (input !== null)
        createInterface({ input }).on('line', (line) => {
          said.push(line)
          if (line.startsWith('Staff see them at')) resolve()
        })
  })
  await Promise.race([runs, ended])
  return said
}

/** Posts a request as the site's sender does; resolves to the status, 0 where there was no answer. */
export async function submit(base: string, id: string, path = '/leads'): Promise<number> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': id }
  const body = JSON.stringify({ id, firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', page: '/' })
  const answer = await fetch(base + path, { method: 'POST', headers, body }).catch(() => null)
  await answer?.text().catch(() => '')
  return answer?.status ?? 0
}
