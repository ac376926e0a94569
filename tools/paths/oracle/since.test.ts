import { createMachine } from 'xstate'
import { expect, test } from 'vitest'
import { flows } from '../../../machines/registry.ts'
import { cover } from '../core/cover.ts'
import { explore, type AnyFlowModel } from '../core/explore.ts'
import { modelOf } from '../core/small-machines.ts'
import { textOf } from './lock-file.ts'
import { lockOf } from './record.ts'
import { since, sinceLock, sinceText } from './since.ts'

function lampOf(on: object = {}, events = ['press', 'break']) {
  const states = { off: { on: { press: 'lit', break: 'broken' } }, lit: { on: { press: 'off', ...on } }, broken: {} }
  return modelOf(createMachine({ id: 'lamp', initial: 'off', states }), events)
}

const before = textOf(lockOf(lampOf()))
test('a flow that behaves the same has no sentence, and touches no path', () => {
  const same = sinceLock(lampOf(), before, 'main')
  expect(same).toEqual({ flow: 'lamp', paths: 1, sentences: [], touched: [], changed: [] })
  expect(sinceText('main', [same])).toBe('No flow behaves differently than at main.')
})

test('a change is a sentence, and touches the paths that come to it', () => {
  const changed = lampOf({ break: 'off' })
  const [path = ''] = lockOf(changed).paths.map(({ id }) => id)
  const { sentences, touched, changed: transitions } = sinceLock(changed, before, 'main')
  expect(sentences.map((sentence) => sentence.replace(/ Seen on .*/, ''))).toEqual([
    'break in lit now leads to off; it was ignored. The chart also has ‘break in lit -> off’.',
  ])
  expect(touched).toEqual([path])
  expect(transitions).toEqual(['lamp: lit break'])
})

test('a new event touches the paths that take it or try it in vain, though every old path behaves as it did', () => {
  const newer = lampOf({ dim: 'lit' }, ['press', 'break', 'dim'])
  const { sentences, touched } = sinceLock(newer, before, 'main')
  expect(sentences).toEqual(['every path of main behaves as it did, and something is new.'])
  expect(touched.toSorted()).toEqual(
    lockOf(newer)
      .paths.map(({ id }) => id)
      .toSorted(),
  )
})

test('an event that is newly ignored touches the path that tries it', () => {
  const menu: AnyFlowModel = flows['site-menu']
  const lock = lockOf(menu)
  const tried = cover(explore(menu), 'edges').paths.flatMap(({ id, steps }) => {
    let rests = lock.start.rests
    const keys = lock.paths.find((path) => path.id === id)?.steps ?? []
    return keys.flatMap((key, index) => {
      rests = lock.situations[rests]?.reacts[key]?.rests ?? ''
      return (steps[index]?.ignored.length ?? 0) > 0 ? [{ id, rests }] : []
    })
  })
  expect(tried.length).toBeGreaterThan(3)
  for (const { id, rests } of tried) {
    const situation = lock.situations[rests]
    if (!situation) throw new Error(`There is no situation '${rests}'.`)
    const earlier = { ...lock, situations: { ...lock.situations, [rests]: { ...situation, ignores: [] } } }
    expect(sinceLock(menu, textOf(earlier), 'main').touched).toEqual([id])
  }
})

test('an older form of the lock, and a flow without one, count as changed in a sentence', () => {
  const ids = lockOf(lampOf()).paths.map(({ id }) => id)
  expect(sinceLock(lampOf(), '{"paths":[]}', 'v1')).toEqual({
    flow: 'lamp',
    paths: 1,
    sentences: ['its lock at v1 says paths only, so that all paths count as changed.'],
    touched: ids,
    changed: ['lamp: off press', 'lamp: off break', 'lamp: lit press'],
  })
  expect(sinceText('v1', [sinceLock(lampOf(), null, 'v1')])).toBe(
    `lamp: the flow is new since v1.\nlamp: touches 1 of 1 path: ${ids.join()}`,
  )
})

test('a version that git does not know is refused in a sentence', () => {
  expect(() => since('no-such-version', [flows.consultation])).toThrow(
    new Error("git knows no version 'no-such-version'."),
  )
})
