import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { flows } from '../../machines/registry.ts'
import './site/stately.ts'

test('The first press opens the Stately inspector, and it gets the earlier events, masked', () => {
  const heard: unknown[] = []
  const open = vi
    .spyOn(window, 'open')
    .mockReturnValue(
      Object.assign(Object.create(window), { postMessage: (message: unknown) => void heard.push(message) }),
    )
  const actor = createActor(flows['weight-loss'].machine).start()
  actor.send({ type: 'answer.pick', answer: 'yes' })
  expect(open.mock.calls).toEqual([])

  window.dispatchEvent(new Event('pointerup'))
  window.dispatchEvent(new Event('pointerup'))
  expect(open.mock.calls).toEqual([['https://stately.ai/inspect', 'xstateinspector']])

  window.dispatchEvent(new MessageEvent('message', { data: { type: '@statelyai.connected' } }))
  expect(heard).toMatchObject([
    { type: '@xstate.actor', name: 'weight-loss' },
    { type: '@xstate.event', event: { type: 'xstate.init' } },
    { type: '@xstate.snapshot', snapshot: { value: 'glpQuestion', context: { answer: null } } },
    { type: '@xstate.event', event: { type: 'answer.pick', answer: '•••' } },
    { type: '@xstate.snapshot', snapshot: { value: 'glpQuestion', context: { answer: '•••' } } },
  ])
})
