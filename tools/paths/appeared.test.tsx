import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { watchDialogs } from './appeared.ts'

test('a dialog that is in the page before its machine is asked is named with its line and that state', () => {
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
  const place = String.raw`( \(tools/paths/appeared\.test\.tsx:\d+\))?`
  expect(eye.appeared()).toEqual([
    expect.stringMatching(new RegExp(`^dialog "Detail" ?${place}, before the machine got an event$`)),
    expect.stringMatching(new RegExp(`^dialog "Other" ?${place}, while the machine stood in open$`)),
  ])
})
