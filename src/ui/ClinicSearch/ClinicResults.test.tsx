import { RouterContextProvider } from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clinicList } from '../../../content/booking-lists.ts'
import { jsdomSite } from '../../../tests/drivers/jsdom-site.tsx'
import { ClinicResults } from './ClinicResults.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

for (const [record, near, typed, said, answer] of [
  ['places', 'ZIP code or town', '08558', /^Distances could not be loaded\./, /^Nearest to ZIP code 08558/],
  ['clinics/all', undefined, 'Princeton', /^The names could not be loaded\./, /^1 clinic$/],
] as const)
  test(`Where '${record}' does not come, that is said after 8 s, and its answer counts when it comes`, async () => {
    const { router, waiting } = jsdomSite({
      start: '/order-online',
      held: [record],
      records: { 'clinics/all': clinicList() },
    })
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
    await act(async () => waiting.forEach(({ settle }) => settle('arrives')))
    expect(screen.getByRole('status')).toHaveTextContent(answer)
  })
