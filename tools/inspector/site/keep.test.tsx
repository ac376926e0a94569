import { expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { flows } from '../../../machines/registry.ts'
import type { DeliveryAnswer } from '../../../machines/delivery-answer.ts'
import type { LeadDelivery } from '../../../machines/offer-lead/offer-lead.types.ts'
import { readSession } from '../session.ts'
import { keepVisit } from './keep.ts'

const typed = 'typed-by-the-visitor'

/** The texts that are saved as files when `act` is carried out. */
async function savedBy(act: () => void): Promise<string[]> {
  const files: Blob[] = []
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => undefined,
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  act()
  return Promise.all(files.map((file) => file.text()))
}

function press(code: string): void {
  window.dispatchEvent(new KeyboardEvent('keydown', { ctrlKey: true, altKey: true, code }))
}

test('a page that keeps its visit saves it, without anything that was typed, and only when it is asked to', async () => {
  window.history.replaceState(null, '', `/contact?name=${typed}`)
  keepVisit()
  const { machine } = flows['offer-lead']
  const deliver = fromPromise<DeliveryAnswer, LeadDelivery>(() => Promise.reject(new Error(typed)))
  const actor = createActor(machine.provide({ actors: { deliver } })).start()
  actor.send({ type: 'lead.open', offer: { title: 'Sampler', kind: 'general' } })
  const lead = { firstName: typed, lastName: typed, email: `${typed}@example.com`, phone: `609 555 0100 ${typed}` }
  actor.send({ type: 'lead.submit', stamp: { id: typed, page: typed }, lead })
  await expect.poll(() => actor.getSnapshot().matches({ open: 'refused' })).toBe(true)

  expect(await savedBy(() => press('KeyS'))).toEqual([])
  const [text = ''] = await savedBy(() => press('KeyV'))
  expect(text).not.toContain(typed)
  const { pages, actors } = readSession(text)
  expect(pages.map(({ path }) => path)).toEqual(['/contact'])
  expect(actors.map(({ flow }) => flow)).toEqual(['offer-lead'])
  const types = actors[0]?.entries.map(({ event }) => event.type)
  expect(types?.slice(0, 3)).toEqual(['xstate.init', 'lead.open', 'lead.submit'])
  expect(text).toContain('Sampler')
  expect(await savedBy(() => void Reflect.apply(Reflect.get(window, 'saveVisit'), window, []))).toEqual([text])
})
