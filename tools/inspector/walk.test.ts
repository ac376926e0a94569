import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { flows } from '../../machines/registry.ts'
import { cover } from '../paths/core/cover.ts'
import { explore, nameOf, type AnyFlowModel } from '../paths/core/explore.ts'
import { listen } from './listening.ts'
import { historyOf } from './log.ts'
import { pathIdOf, walkOf } from './walk.ts'

const silent = fromPromise(() => new Promise(() => undefined))
const models = Object.values<AnyFlowModel>(flows)
const graphs = new Map(models.map((model) => [model.id, explore(model)]))

let listening: ReturnType<typeof listen>
beforeEach(() => {
  listening = listen()
})
afterEach(() => listening.unwatch())

/** Starts a flow as the page does, but with invoked actors that never answer. */
function startFlow({ machine, input }: AnyFlowModel, otherInput: unknown = input) {
  const actors = Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, silent]))
  return createActor(machine.provide({ actors }), { input: otherInput }).start()
}

/** The names of the stimuli of the walk, or the reason why there is no walk. */
function walked(flow: string): readonly string[] | string {
  const graph = graphs.get(flow)
  if (!graph) throw new Error(`there is no flow '${flow}'`)
  const walk = walkOf(graph, historyOf(listening.actorOf(flow).entries))
  return 'reason' in walk ? walk.reason : walk.edges.map(({ stimulus }) => nameOf(stimulus))
}

describe('the walk of a page’s actor', () => {
  test.each(models.map((model) => [model.id, model]))('in %s is the path that it was sent along', (_, model) => {
    for (const { steps } of cover(explore(model), 'transitions').paths) {
      const actor = startFlow(model)
      for (const { edge } of steps) actor.send(edge.stimulus.event)
      expect(walked(model.id)).toEqual(steps.map(({ edge }) => nameOf(edge.stimulus)))
      actor.stop()
    }
  })

  test('goes by what events do and carry, where the page’s clinics and services are not the model’s', () => {
    const [clinic] = flows.booking.input.locations
    const [service] = flows.booking.input.services
    const input = { locations: [{ ...clinic, slug: 'hoboken' }], services: [{ ...service, id: 'telehealth' }] }
    const actor = startFlow(flows.booking, input)
    actor.send({ type: 'booking.open', location: 'hoboken', service: null })
    actor.send({ type: 'xstate.done.actor.loadServices', actorId: 'loadServices', output: input.services })
    actor.send({ type: 'service.pick', service: 'telehealth' })
    expect(walked('booking')).toEqual([
      'booking.open: with a clinic',
      'loadServices done: the list',
      'service.pick: a service',
    ])
  })

  test('leaves out what was ignored', () => {
    const actor = startFlow(flows.booking)
    actor.send({ type: 'service.pick', service: 'infrared-sauna' })
    actor.send({ type: 'booking.open', location: null, service: null })
    expect(walked('booking')).toEqual(['booking.open: with nothing'])
  })

  test('leaves out what was undone by going back', () => {
    const actor = startFlow(flows['weight-loss'])
    const { sessionId } = actor
    actor.send({ type: 'answer.pick', answer: 'yes' })
    actor.send({ type: 'plan.continue' })
    listening.execute({ type: '@inspector.restore', sessionId, entry: 0 })
    actor.send({ type: 'answer.pick', answer: 'no' })
    listening.execute({ type: '@inspector.restore', sessionId, entry: 2 })
    actor.send({ type: 'question.back' })
    expect(walked('weight-loss')).toEqual(['answer.pick: yes', 'plan.continue', 'question.back'])
  })

  test('is none where the actor began elsewhere than paths do', () => {
    const actor = createActor(flows['weight-loss'].machine, {
      snapshot: flows['weight-loss'].machine.resolveState({ value: 'choosePlan', context: { answer: 'yes' } }),
    })
    actor.start()
    expect(walked('weight-loss')).toBe('This one began in ‘choosePlan’, paths begin in ‘glpQuestion’.')
  })

  test('is none where no class of the model does the same', () => {
    const actor = startFlow(flows['service-detail'], { known: ['infrared'] })
    actor.send({ type: 'detail.open', service: 'infrared' })
    expect(walked('service-detail')).toEqual(['detail.open: a card'])
    const carousel = startFlow(flows.carousel, { count: 1, index: 0 })
    carousel.send({ type: 'carousel.next' })
    carousel.send({ type: 'carousel.start' })
    expect(walked('carousel')).toEqual(['carousel.next', 'carousel.start'])
    carousel.send({ type: 'xstate.done.actor.unheard-of' })
    expect(walked('carousel')).toEqual(['carousel.next', 'carousel.start'])
  })

  test('is not sure where two classes differ only in what is masked', () => {
    const actor = startFlow(flows['weight-loss'])
    actor.send({ type: 'answer.pick', answer: 'no' })
    const graph = explore(flows['weight-loss'])
    expect(walkOf(graph, historyOf(listening.actorOf('weight-loss').entries))).toMatchObject({ isSure: false })
  })
})

describe('a path’s id', () => {
  test.each(models.map((model) => [model.id, model]))('is the path kit’s own in %s', async (_, model) => {
    const { paths } = cover(explore(model), 'edges')
    const ids = await Promise.all(
      paths.map(({ steps }) =>
        pathIdOf(
          model,
          steps.map(({ edge }) => edge),
        ),
      ),
    )
    expect(ids).toEqual(paths.map(({ id }) => id))
  })
})
