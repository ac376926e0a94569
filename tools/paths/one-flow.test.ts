import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

test('a flow with one path can be walked by itself', { timeout: 120_000 }, async () => {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1', '--reporter=dot']
  const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV$|TEST$)/.test(name))
  const running = spawn(process.execPath, [...vitest, 'tools/paths/component-paths', 'tools/paths/machine-paths'], {
    cwd: root,
    env: { ...Object.fromEntries(own), PATHS_MACHINE: 'consultation', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [running.stdout, running.stderr]) stream.on('data', (part) => (said += String(part)))
  await once(running, 'close')
  expect({ status: running.exitCode, said }).toEqual({ status: 0, said: expect.stringContaining('2 passed (2)') })
})
