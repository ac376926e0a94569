import { describe, expect, test } from 'vitest'
import { flows } from '../../../machines/registry.ts'
import { doorModel } from '../../../tests/support/door.ts'
import { cover, goals } from './cover.ts'
import { explore, type AnyFlowModel } from './explore.ts'
import { namesOf, nameWithId, visitsOf } from './names.ts'
import { modelOf, nested } from './small-machines.ts'

const titlesOf = (model: AnyFlowModel, goal: (typeof goals)[number] = 'edges') =>
  cover(explore(model), goal).paths.map(({ title }) => title)

describe.each(Object.entries<AnyFlowModel>(flows))('%s', (_, model) => {
  const titles = titlesOf(model)

  test('has a name of its own for every path, in suites of every goal', () => {
    for (const goal of goals) {
      const all = titlesOf(model, goal)
      expect(all.filter((title, at) => all.indexOf(title) !== at)).toEqual([])
    }
  })

  test('names paths in words: by no number, by no name of an event or a state', () => {
    const raw = /, way \d|‘[a-z]+\.|\b[a-z]+[A-Z]|  | ,|sees that the visitor/
    expect(titles.filter((title) => !/^A [a-z]/.test(title) || raw.test(title))).toEqual([])
  })

  test('names paths in at most 170 letters', () => {
    expect(titles.filter(({ length }) => length > 170)).toEqual([])
  })
})

test('the names of a flow’s paths say who acts, what they do last and what comes of it', () => {
  expect(titlesOf(flows['exam-disclosure'])).toEqual(['A visitor who starts the consultation closes the dialog'])
  expect(titlesOf(flows.opening)).toEqual([
    'A visitor presses the link and finds the dialog open',
    'A visitor gets the page instead',
  ])
})

test('paths with the same end differ in what came before', () => {
  const edges = explore(doorModel).edges
  const [open, close, spring] = ['door.open', 'door.close', 'after spring'].map((name) =>
    edges.filter(({ stimulus }) => stimulus.name === name),
  )
  const walks = [[open, close].flat(), [open, spring].flat(), [open, close, open, close].flat()].map((walk) =>
    walk.flatMap((edge) => edge ?? []),
  )
  expect(namesOf(doorModel, walks)).toEqual([
    'A guest closes the door',
    'A guest lets five seconds pass',
    'A guest tries the door with the key and closes the door',
  ])
  expect(visitsOf(walks[2] ?? []).map((visit) => visit.length)).toEqual([2, 2])
})

test('a machine without words is named by its events and states', () => {
  expect(titlesOf(modelOf(nested, ['open', 'next', 'close']))).toEqual([
    'The machine takes ‘next’ and comes to ‘thanks’',
    'The machine takes ‘close’ and comes to ‘closed’',
  ])
})

test('the id stands behind the name', () => {
  expect(nameWithId({ title: 'a guest closes the door', id: '3f2a91c0de' })).toBe(
    'A guest closes the door (3f2a91c0de)',
  )
})
