import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { flows } from '../../machines/registry.ts'
import { parseArgs } from '../../scripts/support/arguments.mjs'
import { buildIfStale } from '../../scripts/support/build.ts'
import { fail, root } from '../../scripts/support/setup.mjs'
import { browsers, missingPrograms, type Browser } from './programs.ts'
import { isNoticed, seededFaults } from './faults.ts'
import { heard } from './heard.ts'
import { differences, entriesOf, isBrokenOff } from './transcript.ts'
import { transcriptOf } from './walk.ts'
import { walks, type Walk } from './walks.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    accept: { type: 'boolean', default: false },
    repeat: { type: 'string', default: '1' },
    browser: { type: 'string' },
    seeded: { type: 'boolean', default: false },
  },
})

const turns = /^[1-9]\d?$/.test(values.repeat)
  ? Number(values.repeat)
  : fail(`--repeat takes a number from 1 to 99, not '${values.repeat}'.`)
const unwalked = Object.keys(flows).filter((id) => !Object.hasOwn(walks, id))
const silent = positionals.find((name) => unwalked.includes(name))
if (silent !== undefined) fail(`The flow '${silent}' has no walk yet: add one to tools/spoken/walks.ts.`)
const chosenBrowsers = chosenOf(browsers, values.browser === undefined ? [] : [values.browser], 'browser')
const chosenWalks = chosenOf(Object.keys(walks), positionals, 'walk')
const chosenFaults = seededFaults.filter(({ walk }) => chosenWalks.includes(walk))
if (values.seeded && chosenFaults.length === 0) {
  const planted = new Set(seededFaults.map(({ walk }) => walk))
  fail(`No fault is planted in ${positionals.join(', ')}. Faults are planted in: ${[...planted].join(', ')}.`)
}

const missing = missingPrograms()
if (missing.length > 0) {
  console.log(`What is spoken was not heard: this machine has no ${missing.join(', ')}, and cannot install it.`)
  process.exit(0)
}
if (positionals.length === 0 && unwalked.length > 0)
  console.log(`No walk in tools/spoken/walks.ts, so not heard: ${unwalked.join(', ')}.`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const sounds = new Map<string, Promise<string | null>>()
const started = performance.now()
await buildIfStale()
const isWhole = await inBrowsers(values.seeded ? seedIn : compareIn)
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`)
process.exit(isWhole ? 0 : 1)

/** Those that are asked for, or all where none is; ends the command where one of them does not exist. */
function chosenOf<Name extends string>(all: readonly Name[], asked: readonly string[], kind: string): readonly Name[] {
  const unknown = asked.find((name) => !all.some((known) => known === name))
  if (unknown !== undefined) fail(`There is no ${kind} '${unknown}'. There are: ${all.join(', ')}.`)
  return asked.length === 0 ? all : all.filter((name) => asked.includes(name))
}

/** Does this in the chosen browsers at once; true where it is true in all. */
async function inBrowsers(check: (browser: Browser) => Promise<boolean>): Promise<boolean> {
  const results = await Promise.all(chosenBrowsers.map(check))
  return results.every(Boolean)
}

/** Walks with each fault; true where all were noticed every time. */
async function seedIn(browser: Browser): Promise<boolean> {
  let missed = 0
  let planted = 0
  for (const fault of chosenFaults) {
    const [walk, file] = [walks[fault.walk], fileOf(fault.walk, browser)]
    if (!walk || !existsSync(file)) throw new Error(`${fault.walk} has no transcript in ${browser}: accept one first.`)
    const before = readFileSync(file, 'utf8')
    const sound = await soundOf(fault.walk, walk, browser)
    const changed = sound === null ? ['it could not be heard'] : differences(before, sound)
    if (changed.length > 0) {
      console.log([`${fault.walk} in ${browser} says something else without a fault`, ...changed].join('\n  '))
      planted += turns
      missed += turns
      continue
    }
    let noticed = 0
    for (let turn = 0; turn < turns; turn += 1) {
      const now = await hear(fault.walk, walk, browser, fault.script)
      if (now !== null && isNoticed(fault, before, now)) noticed += 1
    }
    console.log(`noticed ${noticed} of ${turns}: ${fault.kind}, ${fault.walk} in ${browser}`)
    planted += turns
    missed += turns - noticed
  }
  console.log(`${browser}: ${planted - missed} of ${planted} noticed`)
  return missed === 0
}

/** What a walk says without a fault, heard once in each browser. */
function soundOf(name: string, walk: Walk, browser: Browser): Promise<string | null> {
  const key = `${name} ${browser}`
  const sound = sounds.get(key) ?? hear(name, walk, browser)
  sounds.set(key, sound)
  return sound
}

/** True where all is said as committed, or it was accepted. */
async function compareIn(browser: Browser): Promise<boolean> {
  let same = 0
  let walked = 0
  for (const [name, walk] of Object.entries(walks)) {
    if (!chosenWalks.includes(name)) continue
    for (let turn = 0; turn < turns; turn += 1) {
      walked += 1
      const now = await hear(name, walk, browser)
      if (now !== null && compare(name, browser, now)) same += 1
    }
  }
  if (!values.accept) console.log(`${browser}: ${same} of ${walked} walks said the same`)
  return same === walked
}

/** The transcript of the walk of that name, or null where it could not be heard. */
function hear(name: string, walk: Walk, browser: Browser, fault?: string): Promise<string | null> {
  return heard(
    () => transcriptOf(walk, browser, 'dist', fault),
    (line) => console.log(`${name} in ${browser}, ${line}`),
  )
}

function compare(name: string, browser: Browser, now: string): boolean {
  const file = fileOf(name, browser)
  if (values.accept) {
    if (isBrokenOff(now)) {
      console.log(`not kept: ${name} in ${browser} was broken off\n  ${entriesOf(now).at(-1) ?? ''}`)
      return false
    }
    writeTo(file, now)
    console.log(`kept ${name} in ${browser}`)
    return true
  }
  writeTo(join(root, 'test-results/spoken', `${name}.${browser}.txt`), now)
  const found = existsSync(file) ? differences(readFileSync(file, 'utf8'), now) : ['there is no transcript yet']
  console.log([`${found.length === 0 ? 'same' : 'DIFF'} ${name} in ${browser}`, ...found].join('\n  '))
  return found.length === 0
}

function fileOf(name: string, browser: Browser): string {
  return join(root, 'tests/spoken', `${name}.${browser}.txt`)
}

function writeTo(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
