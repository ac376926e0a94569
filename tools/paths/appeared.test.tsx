import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { watchDialogs } from './appeared.ts'

test('a dialog that is in the page before its machine is asked is noted with that state', () => {
  let leaves = ''
  const eye = watchDialogs(() => leaves)
  render(<div role="dialog" aria-label="Detail" />)
  leaves = 'open'
  render(
    <section>
      <div role="dialog" aria-label="Other" />
    </section>,
  )
  eye.stop()
  render(<div role="dialog" aria-label="Unseen" />)
  expect(eye.appeared()).toEqual([
    { what: expect.stringContaining('dialog "Detail"'), by: expect.any(String), leaves: '' },
    { what: expect.stringContaining('dialog "Other"'), by: expect.any(String), leaves: 'open' },
  ])
})
