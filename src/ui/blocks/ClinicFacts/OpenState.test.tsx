import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { princeton } from '../../../../content/locations/princeton.ts'
import { ClinicFacts } from './ClinicFacts.tsx'
import { OpenBadge } from './open-badge.ts'
import { OpenState } from './OpenState.tsx'

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['2026-11-16T12:00:00-05:00', 'Open now, closes 8pm'],
  ['2026-11-16T21:00:00-05:00', 'Closed, opens Tue 9am'],
])('At %s an alive page says %j, and ‘Open Today’ nowhere', (now, says) => {
  vi.useFakeTimers({ now: new Date(now) })
  render(<ClinicFacts location={princeton} />)
  expect(screen.getAllByText(/^(open|closed)/i).map(({ textContent }) => textContent)).toEqual([says])
})

test('Without scripts the badge says ‘Open Today’, in the room of the longest state', () => {
  const drawn = renderToString(<OpenState location={princeton} />)
  expect(drawn).toContain('>Open Today<')
  expect(drawn).toContain('data-room="Closed now, opens 9am"')
})

test('The room is that of a special day, where its state is longer', () => {
  const specialDays = [{ date: '2026-12-24', hours: { opens: '09:30', closes: '12:30' }, reason: 'Christmas Eve' }]
  const drawn = renderToString(<OpenState location={{ ...princeton, specialDays }} />)
  expect(drawn).toContain('data-room="Closed now, opens 9:30am"')
})

test('The setting `static` keeps ‘Open Today’, as specified', () => {
  render(
    <OpenBadge value="static">
      <OpenState location={princeton} />
    </OpenBadge>,
  )
  expect(screen.getByText('Open Today')).toBeVisible()
})
