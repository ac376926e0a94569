type Config = { [key: string]: unknown }

/**
 * Takes one transition out of a machine's configuration in place, so that whatever provides the machine from then on
 * is a user interface that does not handle it. Returns how to put it back. `id` is a transition's id as the path kit
 * names it: 'open.calendar booking.back', '#2' where guarded twins exist, 'always', a delay, or an actor's done and error.
 */
export function dropTransition(config: object, id: string): () => void {
  const [, path = '', type = '', twin] = /^(\S+) (\S+)(?: #(\d+))?$/.exec(id) ?? []
  const [owner, key] = slotOf(stateConfig(config, path), type)
  const original = owner[key]
  if (original === undefined) throw new Error(`the machine has no transition '${id}'`)
  if (twin === undefined) delete owner[key]
  else owner[key] = asList(original).filter((_, index) => index !== Number(twin) - 1)
  return () => {
    owner[key] = original
  }
}

function stateConfig(config: object, path: string): Config {
  return path.split('.').reduce<Config>((state, name) => record(record(state['states'])[name]), record(config))
}

function slotOf(state: Config, type: string): [Config, string] {
  if (type === 'always') return [state, 'always']
  if (type.startsWith('xstate.done.actor.')) return [record(state['invoke']), 'onDone']
  if (type.startsWith('xstate.error.actor.')) return [record(state['invoke']), 'onError']
  if (type.startsWith('xstate.after.')) return [record(state['after']), type.split('.')[2] ?? '']
  return [record(state['on']), type]
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value]
}

function record(value: unknown): Config {
  if (!isRecord(value)) throw new Error('the configuration is not shaped as the transition’s id says')
  return value
}

function isRecord(value: unknown): value is Config {
  return typeof value === 'object' && value !== null
}
