import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from './setup.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'))
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  writeFileSync(join(folder, 'log'), '')
})

afterEach(() => rmSync(folder, { recursive: true }))

test('two commands at once install one after the other, and the second finds the packages', async () => {
  writeNpm(
    'echo begins >> log; sleep 0.4; mkdir -p node_modules; echo {} > node_modules/.package-lock.json; echo ends >> log',
  )
  expect(await Promise.all([install(), install(), install()])).toEqual([0, 0, 0])
  expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('begins\nends\n')
})

test('where an installation failed, the next command installs', async () => {
  writeNpm('echo fails >> log; exit 1')
  expect([await install(), await install()]).toEqual([1, 1])
  expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('fails\nfails\n')
})

test('what a killed command left behind keeps nobody waiting', async () => {
  const ended = spawn(process.execPath, ['--eval', ''])
  await once(ended, 'exit')
  mkdirSync(join(folder, '.cache'))
  writeFileSync(join(folder, '.cache/installing'), String(ended.pid))
  writeNpm('echo installs >> log')
  expect(await install()).toBe(0)
  expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('installs\n')
})

test('where nothing may be written it says so, in one line', async () => {
  writeFileSync(join(folder, '.cache'), 'a file in the place of the folder')
  const { status, said } = await installing()
  expect(status).toBe(1)
  expect(said).toMatch(
    /^Packages have to be installed, and this user may not \(E.*\.cache.*\)\. Run it with Node .*\n$/,
  )
})

/** Writes a program called `npm` that runs this script instead. */
function writeNpm(script: string): void {
  writeFileSync(join(folder, 'bin/npm'), `#!/bin/sh\n${script}\n`)
  chmodSync(join(folder, 'bin/npm'), 0o755)
}

/** Runs a command that needs the folder's packages, and resolves to its exit status. */
async function install(): Promise<unknown> {
  return (await installing()).status
}

/** The same; resolves to its exit status and what it said of errors. */
async function installing(): Promise<{ status: unknown; said: string }> {
  const runtime = JSON.stringify(join(root, 'scripts/support/runtime.mjs'))
  const code = `(await import(${runtime})).installPackages(${JSON.stringify(folder)}, '')`
  const env = { ...process.env, PATH: [join(folder, 'bin'), process.env['PATH']].join(delimiter) }
  const command = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  command.stderr.on('data', (part) => (said += String(part)))
  const [status] = await once(command, 'close')
  return { status, said }
}
