import { RouterContextProvider } from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { jsdomSite } from '../../../tests/drivers/jsdom-site.tsx'
import { FindResults } from './FindResults.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

const unknown = /Nothing here matches that/
const failed = /^The search could not be loaded\./

/** The results of a search, and a visitor who types and then waits. */
async function search(held: readonly string[] = []) {
  const { router, waiting } = jsdomSite({ start: '/order-online', held })
  const results = (text: string) => (
    <RouterContextProvider router={router}>
      <FindResults text={text} hasMoreClinics />
    </RouterContextProvider>
  )
  const { rerender } = render(results(''))
  const type = async (text: string) => {
    rerender(results(text))
    await act(() => vi.advanceTimersByTimeAsync(300))
    await act(() => vi.dynamicImportSettled())
  }
  const answer = (how: 'fails' | 'arrives') => act(async () => waiting.splice(0).forEach(({ settle }) => settle(how)))
  await act(() => vi.advanceTimersByTimeAsync(0))
  return { type, fail: () => answer('fails'), arrive: () => answer('arrives') }
}

for (const [typed, said] of [
  ['prices', /^1 page$/],
  ['08558', /^Nearest to ZIP code 08558: 6 clinics$/],
  ['Bank', /^1 clinic$/],
  ['car insurance', unknown],
] as const)
  test(`The answer to '${typed}' is said in the region that was there before`, async () => {
    const { type } = await search()
    const region = screen.getByRole('status')
    expect(region).toBeEmptyDOMElement()
    await type(typed)
    expect(screen.getByRole('status')).toBe(region)
    expect(region).toHaveTextContent(said)
    await type('')
    expect(screen.getByRole('status')).toBe(region)
    expect(region).toBeEmptyDOMElement()
  })

test('Words of somebody in danger, which are also like a service, are answered with the telephone numbers alone', async () => {
  const { type } = await search()
  await type('i want to die')
  expect(screen.getByRole('status')).toHaveTextContent(/In an emergency call 911; in a crisis call or text 988/)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByRole('list', { name: 'Services found' })).toHaveTextContent('Telehealth')
  await type('i want to die my hair')
  expect(screen.getByRole('status')).not.toHaveTextContent('988')
})

for (const typed of ['od', 'my husband beats me', 'want to hurt my wife'])
  test(`So is '${typed}'`, async () => {
    const { type } = await search()
    await type(typed)
    expect(screen.getByRole('status')).toHaveTextContent(/In an emergency call 911/)
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
  })

test('The telephone numbers for somebody in danger are links that say what they call', async () => {
  const { type } = await search()
  await type('i want to die')
  expect(screen.getByRole('link', { name: 'call 911' })).toHaveAttribute('href', 'tel:911')
  expect(screen.getByRole('link', { name: 'call or text 988' })).toHaveAttribute('href', 'tel:988')
})

test('Where what knows them cannot be fetched, words that are like a service find it', async () => {
  const { type, fail } = await search(['places'])
  await type('life coach')
  expect(screen.queryByRole('list')).toBeNull()
  await fail()
  expect(screen.getByRole('status')).toHaveTextContent(/service/)
})

test('Where places and pages cannot be fetched, words that they might know are not called unknown', async () => {
  const { type, fail } = await search(['places'])
  await type('08901')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await fail()
  expect(screen.queryByText(unknown)).toBeNull()
  expect(screen.getByRole('link', { name: failed })).toHaveAttribute('href', '/find')
})

test('Where what knows the words does not come, that is said after 8 s, and its answer counts when it comes', async () => {
  const { type, arrive } = await search(['places'])
  await type('08901')
  await act(() => vi.advanceTimersByTimeAsync(7900))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(screen.getByRole('link', { name: failed })).toHaveAttribute('href', '/find')
  await arrive()
  expect(screen.getByRole('status')).toHaveTextContent(/^Nearest to ZIP/)
})

test('Where the index does not come, that is said after 8 s, and its answer counts when it comes', async () => {
  const { type, arrive } = await search(['find'])
  await type('sauna')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await act(() => vi.advanceTimersByTimeAsync(8000))
  expect(screen.getByRole('link', { name: failed })).toHaveAttribute('href', '/find')
  await arrive()
  expect(screen.getByRole('status')).toHaveTextContent(/service/)
})

test('Other words are tried again, and not called unknown before that has ended', async () => {
  const { type, fail } = await search(['places'])
  await type('08901')
  await fail()
  await type('08902')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await fail()
  expect(screen.getByRole('link', { name: failed })).toBeInTheDocument()
})

test('A clinic that is known by its name is found without the table of places', async () => {
  const { type, fail } = await search(['places'])
  await type('Princeton')
  await fail()
  expect(screen.getByRole('status')).toHaveTextContent('1 clinic')
  expect(screen.getByRole('list', { name: 'Clinics found' })).toHaveTextContent('Princeton')
})
