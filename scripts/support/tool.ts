import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from './setup.mjs'

/** Milliseconds: within the 90 minutes of CI, and longer than the browser tests take on a slow machine. */
const longest = 4_800_000
/** Milliseconds for the last output of a tool that has ended: what it has started may hold its output open. */
const second = 1000

/**
 * Runs `node`, `npm` or a tool of the project, shows its output, and resolves to whether it succeeded. Beside another tool
 * its output is shown once it has ended. It is ended with this process, and after 80 minutes.
 */
export async function runTool(
  tool: string,
  args: readonly string[],
  environment: Record<string, string> = {},
  isBeside = false,
): Promise<boolean> {
  const running = spawn(programOf(tool), args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    timeout: longest,
    shell: process.platform === 'win32' && tool !== 'node',
  })
  const end = () => void running.kill()
  process.once('exit', end)
  const said: Buffer[] = []
  for (const stream of [running.stdout, running.stderr]) stream?.on('data', (part: Buffer) => said.push(part))
  const closed = once(running, 'close')
  const [status] = await once(running, 'exit')
  await Promise.race([closed, pause(second, undefined, { ref: false })])
  process.off('exit', end)
  process.stdout.write(Buffer.concat(said))
  return status === 0
}

function programOf(tool: string): string {
  if (tool === 'node') return process.execPath
  return tool === 'npm' ? tool : join(root, 'node_modules/.bin', tool)
}
