import { spawn } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from '../../scripts/support/arguments.mjs'
import { fail } from '../../scripts/support/setup.mjs'
import { lineMark } from './line-mark.ts'
import { flowIds, visitsIn } from './recorded.ts'
import { readPath } from './written.ts'

const root = join(import.meta.dirname, '../..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { machine: { type: 'string' }, out: { type: 'string', default: 'dist-visit' } },
})
const [name = fail('Name a session that the inspector exported: npm run visit -- inspector-session.json')] = positionals
const machine = values.machine === undefined ? null : (flowIds.find((id) => id === values.machine) ?? unknownFlow())
const file = resolve(name)

check()
process.exitCode = (await walked()) ? 0 : 1

function unknownFlow(): never {
  return fail(`--machine takes ${flowIds.join(', ')}, not '${values.machine ?? ''}'.`)
}

/** Refuses a file that is no session and no path before anything is started. */
function check(): void {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) fail(`There is no file '${name}'.`)
  try {
    const text = readFileSync(file, 'utf8')
    if (!readPath(text)) visitsIn(text, machine)
  } catch (error) {
    fail(`${name}: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Walks in Vitest, which brings jsdom, and prints what is said there; all of its output where that says nothing. */
function walked(): Promise<boolean> {
  const vitest = spawn(
    join(root, 'node_modules/.bin/vitest'),
    ['run', '--project', 'jsdom apart', '--disable-console-intercept'],
    {
      cwd: root,
      env: { ...process.env, VISIT: file, VISIT_MACHINE: machine ?? '', VISIT_OUT: resolve(values.out) },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    },
  )
  const rest: string[] = []
  let isHeard = false
  for (const stream of [vitest.stdout, vitest.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      if (!line.startsWith(lineMark)) return rest.push(line)
      isHeard = true
      return console.log(line.slice(lineMark.length))
    })
  }
  return new Promise((done, reject) => {
    vitest.on('error', reject)
    vitest.on('close', (code) => {
      if (code !== 0 && !isHeard) console.error(rest.join('\n'))
      done(code === 0)
    })
  })
}
