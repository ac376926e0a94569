import { format } from 'prettier'
import type { AnyStateMachine } from 'xstate'
import { delayOf } from './delay-of.ts'
import { implementationsOf, plainConfig, type PlainRecord } from './plain-config.ts'

/**
 * A machine as one TypeScript file that imports only xstate, for the Stately editor and visualizer: the configuration,
 * with a named stub for every guard, action, actor and delay. A guard that only eventless transitions have does not
 * hold, so that they end at the one without a guard: a machine that always looked again would never come to rest.
 */
export async function typescriptOf(machine: AnyStateMachine, input: unknown): Promise<string> {
  const config = plainConfig(machine, input)
  const { guards, guardsOfAlways, actions, actors, delays } = implementationsOf(config)
  const types = machine.events.filter((type) => !type.startsWith('xstate.'))
  const source = `import { ${actors.length > 0 ? 'fromPromise, ' : ''}setup } from 'xstate'

/** ${machine.root.description ?? machine.id} Its guards, actions and actors only stand in for those of the site. */
export const machine = setup({
  types: {
    context: {} as Record<string, unknown>,
    ${types.length > 0 ? `events: {} as ${types.map((type) => `{ type: ${quoted(type)} }`).join(' | ')},` : ''}
  },
  ${section(
    'actors',
    actors.map((name): [string, string] => [name, 'fromPromise(() => Promise.resolve<unknown>(null))']),
  )}
  ${section(
    'delays',
    delays.map((name): [string, string] => [name, String(delayOf(machine, name))]),
  )}
  ${section(
    'guards',
    [...guards].map(([name, params]): [string, string] => [
      name,
      `(${parametersOf(params)}) => ${!guardsOfAlways.includes(name)}`,
    ]),
  )}
  ${section(
    'actions',
    [...actions].map(([name, params]): [string, string] => [name, `(${parametersOf(params)}) => undefined`]),
  )}
}).createMachine(${JSON.stringify(config)})
`
  return format(source, { parser: 'typescript', semi: false, singleQuote: true, printWidth: 100 })
}

function section(name: string, entries: readonly [string, string][]): string {
  if (entries.length === 0) return ''
  return `${name}: { ${entries.map(([key, value]) => `${quoted(key)}: ${value}`).join(', ')} },`
}

function parametersOf(params: PlainRecord | null): string {
  if (!params) return ''
  const types = Object.entries(params).map(([key, value]) => `${quoted(key)}: ${typeof value}`)
  return `_, _params?: { ${types.join('; ')} }`
}

function quoted(text: string): string {
  return JSON.stringify(text)
}
