import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TitleFocus } from './TitleFocus.tsx'

test('what surrounds the heading takes the focus, called by it: the heading itself takes none', () => {
  render(
    <TitleFocus ref={(title) => title?.focus()} titleId="title">
      <h2 id="title">Your plans</h2>
    </TitleFocus>,
  )
  const title = screen.getByLabelText('Your plans')
  expect(title).toHaveFocus()
  expect(title).not.toBe(screen.getByRole('heading', { name: 'Your plans' }))
  expect(title).toContainElement(screen.getByRole('heading', { name: 'Your plans' }))
})
