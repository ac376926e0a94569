import { RouterContextProvider } from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { jsdomSite } from '../../../tests/drivers/jsdom-site.tsx'
import { FindResults } from './FindResults.tsx'
import './others-found.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

const unknown = /We know nothing by these words/

/** The results of a search, and a visitor who types and then waits. */
async function search() {
  const { router } = jsdomSite({ start: '/order-online' })
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
  await act(() => vi.advanceTimersByTimeAsync(0))
  return { type }
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
