import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Boundary } from './Boundary.tsx'

function Broken(): null {
  throw new TypeError('broken')
}

test('a part that throws is replaced, what stands around it stays, and a new attempt draws it again', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = (part: React.ReactNode, attempt: number) => (
    <>
      <p>Around</p>
      <Boundary name="Part" attempt={attempt} fallback={<p>Missing</p>}>
        {part}
      </Boundary>
    </>
  )
  const { rerender } = render(page(<Broken />, 1))
  expect(screen.getByText('Around')).toBeVisible()
  expect(screen.getByText('Missing')).toBeVisible()
  rerender(page(<p>Whole</p>, 1))
  expect(screen.queryByText('Whole')).toBeNull()
  rerender(page(<p>Whole</p>, 2))
  expect(screen.getByText('Whole')).toBeVisible()
  expect(screen.queryByText('Missing')).toBeNull()
})
