import { compileFunction } from 'node:vm'
import { transformWithOxc } from 'vite'
import * as xstate from 'xstate'
import type { AnyStateMachine } from 'xstate'

/** The formats in which Stately's visualizer takes a machine from us. */
export const formats = ['typescript', 'json'] as const
export type Format = (typeof formats)[number]

/**
 * Reads a text as Stately Sketch does (https://github.com/statelyai/sketch, `src/lib/machine.ts`, April 2026). Throws
 * where Sketch would say that the text is none of its own.
 */
export async function readAsSketch(text: string, format: Format): Promise<AnyStateMachine> {
  return format === 'json' ? xstate.createMachine(JSON.parse(text)) : firstMachineOf(text)
}

/**
 * Sketch removes types, imports of xstate and `export`, runs the rest as a function that is given what xstate exports,
 * and takes the first machine that it creates. Any other import is a syntax error there.
 */
async function firstMachineOf(text: string): Promise<AnyStateMachine> {
  const made: AnyStateMachine[] = []
  const { code } = await transformWithOxc(text, 'pasted.ts', { sourcemap: false })
  const body = code
    .replaceAll(/import\s*\{[^}]*\}\s*from\s*['"]xstate['"];?/g, '')
    .replaceAll(/^\s*export\s+(?:default\s+|(?=const|let|var|function|class))/gm, '')
  const given: Record<string, unknown> = { ...xstate, ...recording(made) }
  Reflect.apply(compileFunction(body, Object.keys(given)), undefined, Object.values(given))
  const [machine] = made
  if (!machine) throw new Error('No machine was found in the code.')
  return machine
}

/** XState's makers of machines; they also put what they make into a list. */
function recording(made: AnyStateMachine[]) {
  const keep = (machine: AnyStateMachine) => {
    made.push(machine)
    return machine
  }
  const createMachine = (config: Parameters<typeof xstate.createMachine>[0]) => keep(xstate.createMachine(config))
  const setup = (vocabulary: Parameters<typeof xstate.setup>[0]) => {
    const maker = xstate.setup(vocabulary)
    const create = (config: Parameters<typeof maker.createMachine>[0]) => keep(maker.createMachine(config))
    return { ...maker, createMachine: create }
  }
  return { createMachine, setup }
}
