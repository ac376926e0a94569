import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { pack } from './pack.ts'

const modules = realpathSync(join(import.meta.dirname, '../../../node_modules'))

/**
 * An empty folder in which the package is installed from its tarball, and each block of its README is a file. All else
 * that the README installs is the project's own.
 */
export async function readmeFolder(): Promise<string> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'statechart-paths-')))
  const tarball = await pack(join(folder, 'packed'))
  const there = join(folder, 'checkout')
  mkdirSync(there)
  writeFileSync(join(there, 'package.json'), '{ "type": "module" }')
  await runIn(there, 'npm', 'install', tarball, '--offline', '--legacy-peer-deps', '--no-audit', '--no-fund')
  for (const name of readdirSync(modules).filter((name) => !name.startsWith('.') || name === '.bin'))
    symlinkSync(join(modules, name), join(there, 'node_modules', name))
  for (const [name, text] of Object.entries(filesOf(readFileSync(join(import.meta.dirname, 'README.md'), 'utf8'))))
    writeFileSync(join(there, name), text)
  return there
}

/** The files of a README: each block of code that names one in its first line, by that name. */
function filesOf(readme: string): Record<string, string> {
  const blocks = readme.matchAll(/^```\w+\n((?:\/\/|<!--) (\S+)(?: -->)?\n[\s\S]*?)^```$/gm)
  return Object.fromEntries([...blocks].map(([, text = '', name = '']) => [name, text]))
}

/**
 * Runs a program in a folder. Resolves to its output as plain text; rejects with that where it fails. Variables of the
 * test runner that may run this are not passed on.
 */
export async function runIn(folder: string, program: string, ...args: readonly string[]): Promise<string> {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV$|TEST|FORCE_COLOR$|PW_|npm_)/.test(name)),
  )
  const path = [join(folder, 'node_modules/.bin'), dirname(process.execPath), env['PATH']].join(delimiter)
  const running = spawn(program, args, {
    cwd: folder,
    env: { ...env, PATH: path, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  let said = ''
  for (const stream of [running.stdout, running.stderr]) stream.on('data', (part) => (said += String(part)))
  await once(running, 'close')
  if (running.exitCode !== 0) throw new Error(`${program} ${args.join(' ')}:\n${said}`)
  return said
}
