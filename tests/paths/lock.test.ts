import { expect, test } from 'vitest'
import { flows } from '../../machines/registry.ts'
import { modelOf, nested } from '../support/small-machines.ts'
import type { AnyFlowModel } from './explore.ts'
import { lockComplaint, lockOf } from './lock.ts'

test.each(Object.entries<AnyFlowModel>(flows))('%s walks the paths of its lock file', (_, model) => {
  expect(lockComplaint(model)).toBeNull()
})

const model = modelOf(nested, ['open', 'next', 'close'])

test('a lock file says each path’s id, title and states, by title', () => {
  expect(lockOf(model)).toBe('')
})

test('a lock file that is missing or differs is told in a sentence', () => {
  const shorter = modelOf(nested, ['open', 'next'])
  expect(lockComplaint(model, lockOf(model))).toBeNull()
  expect(lockComplaint(model, null)).toBe('')
  expect(lockComplaint(model, lockOf(shorter))).toBe('')
})
