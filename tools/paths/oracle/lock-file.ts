import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Goal } from '../core/cover.ts'
import type { Deed } from './trace.ts'
import type { Way } from './ways.ts'

/** What a machine did in answer to a stimulus, and the name of the situation in which it rests then. */
export interface LockedReaction {
  does: readonly Deed[]
  rests: string
}

export interface LockedSituation {
  leaves: string
  /** The model's part of the context. */
  shows: unknown
  /** What else tells it from others: histories, and what is waited for. */
  also?: string
  ignores: readonly string[]
  /** By the name of the stimulus; numbered where one situation has several answers to it. */
  reacts: Readonly<Record<string, LockedReaction>>
}

export type LockedStimulus = { delay: string } | { type: string; [key: string]: unknown }

export interface LockedPath {
  id: string
  /** The keys of the reactions that the path takes, each in the situation where the one before rests. */
  steps: readonly string[]
}

/**
 * The oracle of a flow: what its machine was seen to do when its lock was last written. It holds the paths of a suite
 * with all that is needed to walk them on another version of the machine.
 */
export interface Lock {
  machine: string
  goal: Goal
  maxSteps: number
  input?: unknown
  /** The chart's transitions, which tell why a machine behaves differently, not whether it does. */
  chart: readonly Way[]
  stimuli: Readonly<Record<string, LockedStimulus>>
  start: LockedReaction
  situations: Readonly<Record<string, LockedSituation>>
  paths: readonly LockedPath[]
}

const machines = join(import.meta.dirname, '../../../machines')

/** A lock file within the repository. */
export function lockFile(flow: string): string {
  return `machines/${flow}/paths.lock.json`
}

/** The text of a flow's lock file; null where it is missing. */
export function readLockText(flow: string): string | null {
  const file = join(machines, flow, 'paths.lock.json')
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** Writes a flow's lock file; returns whether that changed it. */
export function writeLockText(flow: string, text: string): boolean {
  if (readLockText(flow) === text) return false
  writeFileSync(join(machines, flow, 'paths.lock.json'), text)
  return true
}

/** A lock from its text; null where the text is of the older form, which said paths only. */
export function parseLock(text: string): Lock | null {
  const lock: Lock | { situations?: undefined } = JSON.parse(text)
  return lock.situations === undefined ? null : lock
}

/** A lock as text: one line for each transition, stimulus, deed and path. */
export function textOf({ chart, stimuli, start, situations, paths, ...head }: Lock): string {
  const text = block(
    {
      ...lines(head),
      chart: list(chart, '  '),
      stimuli: block(lines(stimuli), '  '),
      start: reactionText(start, '  '),
      situations: block(each(situations, situationText), '  '),
      paths: list(paths, '  '),
    },
    '',
  )
  return `${text}\n`
}

function situationText({ reacts, ...head }: LockedSituation): string {
  const reactions = each(reacts, (reaction) => reactionText(reaction, '        '))
  return block({ ...lines(head), reacts: block(reactions, '      ') }, '    ')
}

function reactionText({ does, rests }: LockedReaction, indent: string): string {
  return block({ does: list(does, `${indent}  `), rests: JSON.stringify(rests) }, indent)
}

function lines(values: object): Record<string, string> {
  return each(Object.fromEntries(Object.entries(values)), (value: unknown) => JSON.stringify(value))
}

function each<Value>(values: Readonly<Record<string, Value>>, text: (value: Value) => string): Record<string, string> {
  const present = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(present.map(([key, value]) => [key, text(value)]))
}

function block(values: Readonly<Record<string, string>>, indent: string): string {
  const parts = Object.entries(values).map(([key, text]) => `${indent}  ${JSON.stringify(key)}: ${text}`)
  return parts.length === 0 ? '{}' : `{\n${parts.join(',\n')}\n${indent}}`
}

function list(values: readonly unknown[], indent: string): string {
  const parts = values.map((value) => `${indent}  ${JSON.stringify(value)}`)
  return parts.length === 0 ? '[]' : `[\n${parts.join(',\n')}\n${indent}]`
}
