import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { createMachine, type AnyStateMachine, type AnyTransitionDefinition } from 'xstate'
import { flows } from '../../../machines/registry.ts'
import type { AnyFlowModel } from '../../paths/core/explore.ts'
import { statesOf, transitionIds } from '../../paths/core/transitions.ts'
import { jsonOf } from './json.ts'
import { plainConfig } from './plain-config.ts'
import { typescriptOf } from './typescript.ts'

const root = join(import.meta.dirname, '../../..')
const folder = join(root, 'test-results/exports')
const models: [string, AnyFlowModel][] = Object.entries(flows)

/** The parts by which two transitions are compared. Parameters that are functions are left out. */
function transitionsOf(machine: AnyStateMachine): object[] {
  return [...transitionIds(machine)].map(([{ source, target, guard, actions, eventType, reenter }, id]) => ({
    id,
    eventType,
    reenter,
    source: source.id,
    targets: (target ?? []).map((node) => node.id),
    guard: named(guard),
    actions: actions.map(named),
  }))
}

function targetsOf({ source, target }: AnyTransitionDefinition): string[] {
  return [source, ...(target ?? [])].map(({ id }) => id)
}

function describedStates(machine: AnyStateMachine): object[] {
  return statesOf(machine).map(({ id, type, entry, exit, invoke, description }) => ({
    id,
    type,
    description,
    entry: entry.map(named),
    exit: exit.map(named),
    invoke: invoke.map((one) => [one.id, one.src]),
  }))
}

function named(implementation: unknown): unknown {
  if (typeof implementation !== 'object' || implementation === null || !('type' in implementation))
    return typeof implementation === 'function' ? implementation.name : implementation
  const params = 'params' in implementation && typeof implementation.params === 'object' ? implementation.params : null
  return params ? { type: implementation.type, params } : implementation.type
}

async function machineOf(id: string): Promise<AnyStateMachine> {
  const module: { machine: AnyStateMachine } = await import(/* @vite-ignore */ pathToFileURL(fileOf(id)).href)
  return module.machine
}

function fileOf(id: string): string {
  return join(folder, `${id}.machine.ts`)
}

describe('the TypeScript of a flow', () => {
  beforeAll(async () => {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: '../../tsconfig.json', include: ['*.ts'] }))
    for (const [id, { machine, input }] of models) writeFileSync(fileOf(id), await typescriptOf(machine, input))
  })

  test('compiles with the project’s compiler', () => {
    const tsc = join(root, 'node_modules/.bin/tsc')
    const { stdout } = spawnSync(tsc, ['--pretty', 'false', '-p', folder], { cwd: root, encoding: 'utf8' })
    expect(stdout).toBe('')
  })

  test.each(models)('imports only xstate: %s', async (_, { machine, input }) => {
    const imported = [...(await typescriptOf(machine, input)).matchAll(/ from '([^']+)'/g)].map(([, from]) => from)
    expect(imported).toEqual(['xstate'])
  })

  test.each(models)('has the states and transitions of the machine itself: %s', async (id, { machine }) => {
    const exported = await machineOf(id)
    expect(transitionsOf(exported)).toEqual(transitionsOf(machine))
    expect(describedStates(exported)).toEqual(describedStates(machine))
  })
})

describe('the JSON of a flow', () => {
  test.each(models)('has delays in milliseconds, and every action as an object: %s', (_, { machine, input }) => {
    const read: AnyStateMachine = createMachine(JSON.parse(jsonOf(machine, input)))
    const definitions = [...transitionIds(read).keys()]
    const actions = [...definitions, ...statesOf(read).flatMap(({ entry, exit }) => [{ actions: [...entry, ...exit] }])]
    expect(actions.flatMap((holder) => holder.actions).filter((action) => typeof action === 'string')).toEqual([])
    const delayed = read.events.filter((type) => type.startsWith('xstate.after.'))
    expect(delayed.filter((type) => !/^xstate\.after\.\d+\./.test(type))).toEqual([])
    expect(definitions.map(targetsOf)).toEqual([...transitionIds(machine).keys()].map(targetsOf))
  })

  test.each(models)('is a machine with its states and transitions: %s', (_, { machine, input }) => {
    const read: AnyStateMachine = createMachine(JSON.parse(JSON.stringify(plainConfig(machine, input))))
    expect(transitionsOf(read)).toEqual(transitionsOf(machine))
    expect(describedStates(read)).toEqual(describedStates(machine))
  })
})
