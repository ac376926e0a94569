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
  /** Where it listens; '' where it did not start. */
  base: string
  /** Ends it with SIGKILL; resolves once it is gone. */
  kill: () => Promise<void>
}

/** Starts a receiver on a free port; resolves once it prints its first line. */
export async function startReceiver(environment: Readonly<Record<string, string>>): Promise<ReceiverProcess> {
  const env = { ...process.env, RECEIVER_PORT: '0', ...environment }
  const child = spawn(process.execPath, [join(root, 'receiver/start.mjs')], { env, stdio: 'pipe' })
  const ended = once(child, 'close')
  const lines = [child.stdout, child.stderr].map((input) => once(createInterface({ input }), 'line'))
  const [line] = await Promise.race([...lines, ended.then(() => ['It ended without a word.'])])
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  return { child, line: String(line), base: /http:\S+/.exec(String(line))?.[0] ?? '', kill }
}

/** Posts a request as the site's sender does; resolves to the status, 0 where there was no answer. */
export async function submit(base: string, id: string, path = '/leads'): Promise<number> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': id }
  const body = JSON.stringify({ id, firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', page: '/' })
  const answer = await fetch(base + path, { method: 'POST', headers, body }).catch(() => null)
  await answer?.text().catch(() => '')
  return answer?.status ?? 0
}
