import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { goals } from '../../tools/paths/core/cover.ts'
import { formats } from '../../tools/paths/formats/formats.ts'
import { commands } from './commands.mjs'
import { helpOf } from './help.mjs'
import { root } from './setup.mjs'

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const names = Object.keys(scripts)

describe('npm run help', () => {
  it('has each command of package.json, and no other', () => {
    expect(Object.keys(commands).toSorted()).toEqual(names.toSorted())
  })

  it('says each in one line of at most 120 characters', () => {
    const lines = helpOf('help').split('\n').slice(0, names.length)
    expect(lines.filter((line) => !/^ {2}npm (run )?[\w:]+ +\S/.test(line) || line.length > 120)).toEqual([])
  })

  it('names every goal and format of the paths', () => {
    expect([...goals, ...formats].filter((word) => !helpOf('paths').includes(word))).toEqual([])
  })
})

describe('npm run … -- --help', () => {
  it.each(names)('%s says what it does and takes, and does nothing', async (name) => {
    expect(await said(name, '--help')).toEqual({ status: 0, text: `${helpOf(name)}\n` })
  })
})

describe('a misspelt option', () => {
  const parsed = ['start', 'build', 'bench', 'spoken', 'atlas', 'check:content', 'pictures', 'size', 'reliability']

  it.each(parsed)('of %s is told in one line', async (name) => {
    const text = "Unknown option '--prot'. Add -- --help to see what the command takes.\n"
    expect(await said(name, '--prot')).toEqual({ status: 1, text })
  })
})

describe('npm run check', () => {
  it.each(['booking', '--machine'])('takes no %s, and says how to run some of the tests', async (word) => {
    const text = `npm run check takes nothing, not '${word}'. For some of the tests: npm run test:unit -- machines/booking\n`
    expect(await said('check', word)).toEqual({ status: 1, text })
  })
})

describe('npm run new', () => {
  it('does not drop the second word of a name', async () => {
    const text = "'red bank' is no name. Say it with hyphens: red-bank\n"
    expect(await said('new', 'clinic red bank')).toEqual({ status: 1, text })
  })
})

/** Runs a command as npm does. Returns its exit status, and its output and errors. */
async function said(name: string, option: string): Promise<{ status: unknown; text: string }> {
  const running = spawn(`${scripts[name]} ${option}`, {
    cwd: root,
    shell: true,
    env: { ...process.env, npm_lifecycle_event: name },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 15_000,
  })
  let text = ''
  for (const stream of [running.stdout, running.stderr]) stream.on('data', (part) => (text += String(part)))
  const [status] = await once(running, 'close')
  return { status, text }
}
