import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSession, type Bidi } from './bidi.ts'

export interface Firefox {
  session: Bidi
  /** The one tab. */
  context: string
  close: () => Promise<void>
}

/** Starts an unmodified Firefox without a window and with a new profile; `hear` is called for every event. */
export async function launchFirefox(
  program: string,
  hear: (method: string, params: unknown) => void,
): Promise<Firefox> {
  const profile = mkdtempSync(join(tmpdir(), 'clinic-firefox-'))
  const browser = spawn(program, ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile])
  const ended = once(browser, 'exit')
  process.once('exit', () => browser.kill())
  const session = await openSession(await addressIn(browser.stderr), hear)
  await session.ask('session.subscribe', { events: ['log.entryAdded', 'browsingContext.userPromptOpened'] })
  const { context } = contextOf(await session.ask('browsingContext.create', { type: 'tab' }))
  return {
    session,
    context,
    async close() {
      session.close()
      browser.kill()
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function addressIn(output: AsyncIterable<Buffer>): Promise<string> {
  let said = ''
  for await (const piece of output) {
    said += piece.toString()
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1]
    if (address) return address
  }
  throw new Error(`Firefox ended with: ${said}`)
}

function contextOf(answer: unknown): { context: string } {
  if (typeof answer !== 'object' || answer === null || !('context' in answer) || typeof answer.context !== 'string')
    throw new Error('Firefox opened no tab')
  return { context: answer.context }
}
