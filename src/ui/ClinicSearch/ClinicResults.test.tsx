import { RouterContextProvider } from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clinicList } from '../../../content/booking-lists.ts'
import { jsdomSite } from '../../../tests/drivers/jsdom-site.tsx'
import { specifiedPlaces } from '../../../tests/support/specified-places.ts'
import { ClinicResults } from './ClinicResults.tsx'

const held = vi.hoisted<{ arrive: (record: unknown) => void }>(() => ({ arrive: () => {} }))

vi.mock('../../adapters/use-adapters.ts', () => {
  const records = { read: () => new Promise((resolve) => (held.arrive = resolve)) }
  return { useAdapters: () => ({ records }) }
})

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

for (const [what, near, typed, said, record, answer] of [
  ['places', 'ZIP code or town', '08558', /^Distances could not be loaded\./, specifiedPlaces(), /^Nearest to ZIP/],
  ['clinics', undefined, 'Princeton', /^The names could not be loaded\./, clinicList(), /^1 clinic$/],
] as const)
  test(`Where the table of ${what} does not come, that is said after 8 s, and it counts when it comes`, async () => {
    const { router } = jsdomSite({ start: '/order-online' })
    render(
      <RouterContextProvider router={router}>
        <ClinicResults words={typed} near={near} />
      </RouterContextProvider>,
    )
    await act(() => vi.dynamicImportSettled())
    await act(() => vi.advanceTimersByTimeAsync(7900))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(screen.getByRole('status')).toHaveTextContent(said)
    await act(async () => held.arrive(record))
    expect(screen.getByRole('status')).toHaveTextContent(answer)
  })
