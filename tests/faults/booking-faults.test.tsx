import { afterEach, describe, expect, test, vi } from 'vitest'
import { bookingMachine } from '../../machines/booking/index.ts'
import { jsdomScreen } from '../drivers/jsdom.tsx'
import { cover } from '../paths/cover.ts'
import { explore } from '../paths/explore.ts'
import { walk } from '../paths/run.ts'
import { testedFlows } from '../support/flows.ts'
import { dropTransition } from './drop-transition.ts'

const { model, walker, held } = testedFlows.booking
const graph = explore(model)
const suite = cover(graph, 'edges')

describe('a booking wizard that does not handle', () => {
  let repair: (() => void) | undefined

  afterEach(() => {
    repair?.()
    repair = undefined
  })

  test.each(graph.transitions)('%s fails a path', async (transition) => {
    const path = suite.paths.find(({ steps }) => steps.some(({ edge }) => edge.transitions.includes(transition)))
    if (!path) throw new Error('no path takes this transition')
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    repair = dropTransition(bookingMachine.config, transition)
    await expect(walk(path, walker(await jsdomScreen({ held })))).rejects.toThrow(/^path /)
  })
})
