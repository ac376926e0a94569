import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from './setup.mjs'

/** Milliseconds: within the 90 minutes of CI, and longer than the browser tests take on a slow machine. */
const longest = 4_800_000

/**
 * Runs `node`, `npm` or a tool of the project, shows its output, and resolves to whether it succeeded. It is ended with
 * this process, and after 80 minutes.
 */
export async function runTool(
  tool: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<boolean> {
  const running = spawn(programOf(tool), args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: 'inherit',
    timeout: longest,
    shell: process.platform === 'win32' && tool !== 'node',
  })
  const end = () => void running.kill()
  process.once('exit', end)
  const [status] = await once(running, 'exit')
  process.off('exit', end)
  return status === 0
}

function programOf(tool: string): string {
  if (tool === 'node') return process.execPath
  return tool === 'npm' ? tool : join(root, 'node_modules/.bin', tool)
}
