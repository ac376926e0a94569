import { expect, test, vi } from 'vitest'
import { jsdomScreen } from '../../../../tests/drivers/jsdom.tsx'

/* Both titles contain a name of the infrared sauna, which neither card books. */

vi.mock('../../../../content/services/index.ts', async (importOriginal) => {
  const index = await importOriginal<typeof import('../../../../content/services/index.ts')>()
  const { infrared } = await import('../../../../content/services/infrared.ts')
  const titled = (title: string) => ({
    card: { ...infrared.card, title },
    detail: { ...infrared.detail, title },
  })
  const bed = {
    ...infrared.booking,
    id: 'light-bed',
    name: 'Bed of Light',
    description: 'Red light on a bed.',
    aliases: [],
  }
  const light = { ...infrared, ...titled('Infrared Light'), slug: 'light', href: '/services/light', booking: bed }
  const talk = { ...infrared, ...titled('Infrared Talk'), slug: 'talk', href: '/services/talk', booking: null }
  Array.prototype.push.call(index.services, light, talk)
  return index
})

/** The title of the wizard that 'Book This Service' opens. */
async function wizardOf(card: RegExp): Promise<string | undefined> {
  const screen = await jsdomScreen({ start: '/locations/princeton' })
  await screen.click('link', card, 'page')
  await screen.click('link', 'Book This Service', 'dialog')
  return document.querySelector('[role="dialog"] h2')?.textContent
}

test('a card books its own service, though its title has another’s name in it', async () => {
  expect(await wizardOf(/^Infrared Light/)).toBe('Book Bed of Light')
})

test('a card without a calendar opens the list, though its title has a service’s name in it', async () => {
  expect(await wizardOf(/^Infrared Talk/)).toBe('Services in Princeton')
  expect(document.querySelector('[role="dialog"] [role="note"]')?.textContent).toMatch(/^That service cannot be booked/)
})
