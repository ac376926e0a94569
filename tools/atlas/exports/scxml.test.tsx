import { describe, expect, test } from 'vitest'
import { flows } from '../../../machines/registry.ts'
import { transitionIds } from '../../paths/core/explore.ts'
import { parallel } from '../../paths/core/small-machines.ts'
import { scxmlOf } from './scxml.ts'

function read(text: string): Document {
  return new DOMParser().parseFromString(text, 'application/xml')
}

describe.each(Object.entries(flows))('the SCXML of %s', (_, { machine }) => {
  const scxml = read(scxmlOf(machine))

  test('is well formed', () => {
    expect(scxml.querySelector('parsererror')).toBeNull()
    expect(scxml.documentElement.tagName).toBe('scxml')
  })

  test('has every transition', () => {
    expect(scxml.querySelectorAll('transition')).toHaveLength(transitionIds(machine).size)
  })

  test('leads only to states that it has', () => {
    const ids = [...scxml.querySelectorAll('[id]')].map((state) => state.getAttribute('id'))
    const targets = [...scxml.querySelectorAll('[target], [initial]')].map(
      (element) => element.getAttribute('target') ?? element.getAttribute('initial'),
    )
    expect(targets.filter((target) => !ids.includes(target))).toEqual([])
  })
})

test('a machine of regions is a parallel state', () => {
  expect(read(scxmlOf(parallel)).querySelectorAll('parallel > state')).toHaveLength(2)
})
