import { expect, test } from 'vitest'
import { flows } from '../../machines/registry.ts'
import { modelOf, nested } from './core/small-machines.ts'
import type { AnyFlowModel } from './core/explore.ts'
import { lockComplaint, lockOf } from './lock.ts'

test.each(Object.entries<AnyFlowModel>(flows))('%s walks the paths of its lock file', (_, model) => {
  expect(lockComplaint(model)).toBeNull()
})

const model = modelOf(nested, ['open', 'next', 'close'])

test('a lock file says each path’s id, title and states, by title', () => {
  expect(lockOf(model)).toMatchInlineSnapshot(`
    "{
      "machine": "nested",
      "goal": "edges",
      "maxSteps": 12,
      "paths": [
        {
          "id": "b6592c1ffd",
          "title": "The machine takes ‘close’ and comes to ‘closed’",
          "stands": "closed > open.first > closed > open.first > open.second > closed"
        },
        {
          "id": "9dbd79ce46",
          "title": "The machine takes ‘next’ and comes to ‘thanks’",
          "stands": "closed > open.first > open.second > thanks"
        }
      ]
    }
    "
  `)
})

test('a lock file that is missing or differs is reported in a sentence', () => {
  const shorter = modelOf(nested, ['open', 'next'])
  expect(lockComplaint(model, lockOf(model))).toBeNull()
  expect(lockComplaint(model, null)).toBe('machines/nested/paths.lock.json is missing. Run `npm run paths:lock`.')
  expect(lockComplaint(model, lockOf(shorter))).toBe(
    'machines/nested/paths.lock.json differs from the machine and its model: 1 path new or changed, 0 gone. If the change is meant, run `npm run paths:lock` and review its diff.',
  )
})
