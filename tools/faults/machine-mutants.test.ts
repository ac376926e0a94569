import { describe, expect, test } from 'vitest'
import { flows } from '../../machines/registry.ts'
import { machineWalker } from '../paths/core/machine-walker.ts'
import { cover } from '../paths/core/cover.ts'
import { explore, type AnyFlowModel } from '../paths/core/explore.ts'
import { walk } from '../paths/core/run.ts'
import {
  after,
  always,
  invoke,
  modelOf,
  nested,
  outcomes,
  parallel,
  twins,
  walled,
} from '../paths/core/small-machines.ts'
import { lockOf } from '../paths/oracle/record.ts'
import { behaviourOf } from '../paths/oracle/lock.ts'
import { isEquivalent } from './equivalence.ts'
import { copyOf, rebuild, replaceTransition, transitionsOf, type Config } from './machine-config.ts'
import { machineFaultKinds, machineFaultsOf, negated } from './machine-faults.ts'
import { judgeMachine, lockFor } from './machine-mutants.ts'
import { complaintsOf, scoreOf, writeReport } from './results.ts'

const small = [
  modelOf(nested, ['open', 'next', 'close']),
  modelOf(parallel, ['both', 'right']),
  modelOf(always, ['learn', 'again']),
  modelOf(after, ['speak']),
  modelOf(invoke, ['retry'], outcomes),
  modelOf(twins, ['go']),
  modelOf(walled, ['go', 'back']),
]
const all: readonly AnyFlowModel[] = [...small, ...Object.values<AnyFlowModel>(flows)]

function rebuilt(model: AnyFlowModel, change: (config: Config) => void) {
  const config = copyOf(model.machine)
  change(config)
  return rebuild(config, model.machine)
}

async function isKilled(model: AnyFlowModel, machine: AnyFlowModel['machine']): Promise<boolean> {
  const walks = cover(explore(model), 'edges').paths.map((path) => walk(path, machineWalker(model, machine)))
  return (await Promise.allSettled(walks)).some(({ status }) => status === 'rejected')
}

describe.each(all.map((model) => [model.id, model] as const))('a copy of %s', (_, model) => {
  test('has the machine’s transitions by the path kit’s names', () => {
    expect(
      transitionsOf(copyOf(model.machine))
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([...explore(model).transitions].toSorted())
  })

  test('without a fault is killed by no path, and equivalent', async () => {
    const copy = rebuilt(model, () => undefined)
    expect(await isKilled(model, copy)).toBe(false)
    expect(behaviourOf(lockOf(model), { ...model, machine: copy })).toEqual([])
    expect(isEquivalent(model, copy)).toBe(model.id !== 'embed')
  })

  test('with every guard negated twice is killed by no path', async () => {
    const copy = rebuilt(model, (config) => {
      for (const { id, transition } of transitionsOf(config)) {
        const twice = {
          ...transition,
          ...(transition['guard'] !== undefined && { guard: negated(negated(transition['guard'])) }),
        }
        replaceTransition(config, id, () => [twice])
      }
    })
    expect(await isKilled(model, copy)).toBe(false)
    expect(behaviourOf(lockOf(model), { ...model, machine: copy })).toEqual([])
  })
})

test('the list of faults has every kind, and each fault once', () => {
  const faults = all.flatMap(({ id, machine }) => machineFaultsOf(machine).map((fault) => ({ ...fault, flow: id })))
  expect(new Set(faults.map(({ flow, id }) => `${flow} ${id}`)).size).toBe(faults.length)
  expect(machineFaultKinds.filter((kind) => !faults.some((fault) => fault.kind === kind))).toEqual([])
})

describe('the oracle of npm test', () => {
  test.each(Object.entries<AnyFlowModel>(flows))(
    'notices every fault of %s that is one, and says it',
    { timeout: 300_000 },
    (flow, model) => {
      const start = performance.now()
      const faults = judgeMachine(model, lockFor(model, 'edges'), true)
      writeReport({ flow, level: 'machine', suite: 'edges', faults, seconds: (performance.now() - start) / 1000 })
      expect(complaintsOf(faults)).toEqual([])
      expect(scoreOf(faults)).toBe(100)
      expect(faults.filter(({ status, sentences = [] }) => (status === 'killed') !== sentences.length > 0)).toEqual([])
    },
  )

  test.each(small.map((model) => [model.id, model] as const))('says what is wrong with each copy of %s', (_, model) => {
    const faults = judgeMachine(model, lockOf(model))
    expect(faults.filter(({ status }) => status === 'survived')).toEqual([])
  })
})
