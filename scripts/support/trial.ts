import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { originAt, readSettings } from '../../receiver/settings.ts'
import { root } from './setup.mjs'

/** A receiver beside a site, for a trial on this machine. */
export interface Trial {
  /** What the site is built with, so that its forms post there. */
  variables: Readonly<Record<string, string>>
  /**
   * Starts the receiver and prints what it says, but not its log. Returns what stops it; `onEnded` is called where it
   * ends by itself.
   */
  start: (onEnded: () => void) => () => Promise<void>
}

/**
 * Prepares a trial for a site at this port of localhost: its forms post to a receiver with the environment's settings.
 * Throws one sentence where a setting is wrong.
 */
export function prepareTrial(port: number, environment: NodeJS.ProcessEnv): Trial {
  const env = { RECEIVER_ORIGINS: `http://localhost:${port}`, ...environment }
  const settings = readSettings(env)
  const receiver = originAt(settings.host, settings.port)
  return {
    variables: {
      VITE_LEADS_URL: `${receiver}/leads`,
      VITE_LEADS_ANSWERS: 'echo',
      VITE_FRANCHISE_URL: `${receiver}/franchise`,
      VITE_FRANCHISE_ANSWERS: 'echo',
      VITE_ERRORS_URL: `${receiver}/reports`,
    },
    start(onEnded) {
      const child = spawn(process.execPath, [join(root, 'receiver/start.mjs')], {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const ended = once(child, 'exit')
      child.once('exit', onEnded)
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (!line.startsWith('{')) console.log(line)
      })
      return async () => {
        child.off('exit', onEnded)
        child.kill('SIGTERM')
        await ended
      }
    },
  }
}
