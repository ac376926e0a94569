import { RouterContextProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { services } from '../../../../content/services/index.ts'
import { minutes, minutesMore } from '../../../../content/words/graphics.ts'
import { bookingView } from '../../../../machines/booking/index.ts'
import { jsdomSite } from '../../../../tests/drivers/jsdom-site.tsx'
import { snapshotAt } from '../../../../tests/support/booking-places.ts'
import { BookingAside } from './BookingAside.tsx'
import './PanePart.tsx'

const bookable = services.flatMap(({ booking, session }) => (booking ? [{ id: booking.id, session }] : []))
const drawn = bookable.flatMap(({ id, session }) => (session ? [{ id, session }] : []))
const without = bookable.flatMap(({ id, session }) => (session ? [] : [id]))

beforeEach(() => {
  const width = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', () => width)
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    run()
    return 0
  })
  vi.stubGlobal('cancelIdleCallback', () => undefined)
})

afterEach(cleanup)

function renderPane(place: string): HTMLElement {
  const view = bookingView(snapshotAt(place))
  if (!view) throw new Error(`the wizard is closed at '${place}'`)
  const { router } = jsdomSite({ start: '/locations/princeton' })
  return render(
    <RouterContextProvider router={router}>
      <BookingAside view={view} made={{}} />
    </RouterContextProvider>,
  ).container
}

/** How wide the parts of the bar are, in per cent. */
function widthsIn(pane: HTMLElement): number[] {
  return [...pane.querySelectorAll('figure > svg > svg')].map((part) =>
    Number.parseFloat(part.getAttribute('width') ?? ''),
  )
}

describe('beside the calendar is the session’s bar, true to the minutes of the service’s record', () => {
  test.each(drawn)('$id', async ({ id, session }) => {
    const pane = renderPane(`calendar princeton/${id} + princeton`)
    const said = session.map(({ label, from, to, kind }) =>
      [label, kind === 'more' ? minutesMore(from) : minutes(from, to)].join(' '),
    )
    expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual(said)
    const lengths = session.flatMap(({ from, to }) => (to === undefined ? [from] : [from, to - from]))
    const whole = lengths.reduce((sum, length) => sum + length, 0)
    expect(widthsIn(pane)).toEqual(lengths.map((length) => Number(((length / whole) * 100).toFixed(3))))
    expect(screen.queryByText('Duration')).toBeNull()
  })
})

test('a service without minutes has no bar', async () => {
  expect(without).toEqual(['targeted-cryo', 'glp1-therapy'])
  for (const id of without) {
    const pane = renderPane(`calendar princeton/${id} + princeton`)
    await screen.findAllByText('Price')
    expect(pane.querySelector('figure')).toBeNull()
  }
})

test('the pane of the steps before has no bar', () => {
  for (const place of ['location -/infrared-sauna', 'listed princeton/- + princeton'])
    expect(renderPane(place).querySelector('figure')).toBeNull()
})
