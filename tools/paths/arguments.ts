import { parseArgs } from 'node:util'
import { allGoals, type Goal } from './core/cover.ts'
import { formats, formatsOfOneFlow, type Format } from './formats/formats.ts'
import { millisecondsOf } from './selection/budget.ts'

/** Where a path can be replayed: on the machine alone, on the component in jsdom, or on the built site in Chromium. */
export type Level = 'machine' | 'dom' | 'browser'

const levels: readonly Level[] = ['machine', 'dom', 'browser']

/** The options of the command line; null where one is not given. */
export interface Options {
  machine: string | null
  goal: Goal | null
  /** Null: as many as the farthest target needs. */
  maxSteps: number | null
  format: Format | null
  path: string | null
  level: Level | null
  /** Milliseconds. */
  budget: number | null
  /** A version of the repository, as git names it. */
  since: string | null
  isHeaded: boolean
  isRequirements: boolean
  isSheets: boolean
  isDiff: boolean
  isAccept: boolean
  isCheck: boolean
  isLock: boolean
  isHelp: boolean
}

const flags = {
  machine: { type: 'string' },
  goal: { type: 'string' },
  'max-steps': { type: 'string' },
  format: { type: 'string' },
  path: { type: 'string' },
  level: { type: 'string' },
  budget: { type: 'string' },
  since: { type: 'string' },
  headed: { type: 'boolean' },
  requirements: { type: 'boolean' },
  sheets: { type: 'boolean' },
  diff: { type: 'boolean' },
  accept: { type: 'boolean' },
  check: { type: 'boolean' },
  lock: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

/** Reads the command line. Throws one sentence that names the wrong flag and the values it takes. */
export function readArguments(args: readonly string[], machines: readonly string[]): Options {
  const given = parseArgs({ args: [...args], options: flags, strict: false, allowPositionals: true, tokens: true })
  const [stray] = given.positionals
  if (stray !== undefined) throw new Error(`'${stray}' is no flag: ${flagList()}.`)
  const values: Readonly<Record<string, string | boolean | undefined>> = given.values
  const unknown = given.tokens.find((token) => token.kind === 'option' && !Object.hasOwn(flags, token.name))
  if (unknown) throw new Error(`There is no flag '${args[unknown.index]?.split('=')[0] ?? ''}': ${flagList()}.`)
  const options = {
    machine: oneOf(values, 'machine', machines),
    goal: oneOf(values, 'goal', allGoals),
    maxSteps: wholeNumber(values, 'max-steps'),
    format: oneOf(values, 'format', formats),
    path: pathId(values),
    level: oneOf(values, 'level', levels),
    budget: time(values, 'budget'),
    since: version(values),
    isHeaded: isSet(values, 'headed'),
    isRequirements: isSet(values, 'requirements'),
    isSheets: isSet(values, 'sheets'),
    isDiff: isSet(values, 'diff'),
    isAccept: isSet(values, 'accept'),
    isCheck: isSet(values, 'check'),
    isLock: isSet(values, 'lock'),
    isHelp: isSet(values, 'help'),
  }
  refuseContradictions(options)
  return options
}

function refuseContradictions(options: Options): void {
  const { machine, goal, format, path, level, budget, isHeaded, isDiff, isAccept, isCheck, isLock } = options
  if (isAccept && !isDiff) throw new Error('--accept needs --diff: the differences that are accepted.')
  if (level !== null && path === null && budget === null)
    throw new Error('--level needs --path <id>, the path to replay, or --budget <time>.')
  if (budget !== null && goal !== null) throw new Error('--budget chooses among the paths of edges: leave --goal out.')
  if (isCheck && isLock) throw new Error('--check compares with the lock and --lock writes it: take one.')
  if (isHeaded && level !== 'browser') throw new Error('--headed needs --path <id> --level browser.')
  if (level !== null && format !== null) throw new Error('--level replays a path and --format prints it: take one.')
  if (format !== null && formatsOfOneFlow.includes(format) && machine === null && path === null)
    throw new Error(`--format ${format} is of one flow: add --machine <id>.`)
}

type Values = Readonly<Record<string, string | boolean | undefined>>

function oneOf<Name extends string>(values: Values, flag: string, allowed: readonly Name[]): Name | null {
  const value = values[flag]
  if (value === undefined) return null
  const found = allowed.find((name) => name === value)
  if (found === undefined) throw new Error(`--${flag} takes ${listed(allowed)}${not(value)}.`)
  return found
}

function wholeNumber(values: Values, flag: string): number | null {
  const value = values[flag]
  if (value === undefined) return null
  if (typeof value !== 'string' || !/^[1-9]\d{0,3}$/.test(value))
    throw new Error(`--${flag} takes a whole number from 1 to 9999${not(value)}.`)
  return Number(value)
}

function time(values: Values, flag: string): number | null {
  const value = values[flag]
  if (value === undefined) return null
  const milliseconds = typeof value === 'string' ? millisecondsOf(value) : null
  if (milliseconds === null) throw new Error(`--${flag} takes a time such as 90s, 5m or 1h${not(value)}.`)
  return milliseconds
}

function pathId(values: Values): string | null {
  const value = values['path']
  if (value === undefined) return null
  if (typeof value !== 'string' || !/^[0-9a-f]{10}$/.test(value))
    throw new Error(`--path takes the id of a path, ten digits from 0 to f${not(value)}.`)
  return value
}

function version(values: Values): string | null {
  const value = values['since']
  if (value === undefined) return null
  if (typeof value !== 'string' || value === '' || value.startsWith('-'))
    throw new Error(`--since takes a version that git knows, such as main${not(value)}.`)
  return value
}

function isSet(values: Values, flag: string): boolean {
  const value = values[flag]
  if (typeof value === 'string') throw new Error(`--${flag} takes no value${not(value)}.`)
  return value ?? false
}

function not(value: string | boolean): string {
  return typeof value === 'string' ? `, not '${value}'` : ', and none was given'
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`
}

function flagList(): string {
  return listed(Object.keys(flags).map((name) => `--${name}`))
}
