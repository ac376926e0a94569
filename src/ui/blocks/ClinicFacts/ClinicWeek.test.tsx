import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { princeton } from '../../../../content/locations/princeton.ts'
import { ClinicWeek } from './ClinicWeek.tsx'

afterEach(() => {
  vi.useRealTimers()
})

function weekAt(moment: string, location = princeton): { hours: (string | null)[]; today: string | null | undefined } {
  vi.useFakeTimers({ now: new Date(moment) })
  const { container } = render(<ClinicWeek location={location} />)
  const hours = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  return { hours, today: container.querySelector('line')?.closest('dl > div')?.textContent }
}

test('today is the clinic’s day, not the visitor’s', () => {
  expect(weekAt('2026-11-17T02:30:00Z').today).toBeUndefined()
  expect(weekAt('2026-11-17T01:30:00Z').today).toBe('Mon9am–8pm')
})

test('a day that is closed only this week says so once the page is alive', () => {
  const closing = { ...princeton, specialDays: [{ date: '2026-11-26', hours: null, reason: 'Thanksgiving' }] }
  expect(weekAt('2026-11-26T17:00:00Z', closing)).toMatchObject({ today: 'ThuClosed' })
})

test('a prerendered week has no today', () => {
  expect(renderToString(<ClinicWeek location={princeton} />)).not.toContain('<line')
})
