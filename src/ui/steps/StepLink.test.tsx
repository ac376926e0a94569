import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { StepLink } from './StepLink.tsx'

afterEach(() => void vi.restoreAllMocks())

/** A link, what it was followed by, and the next frame, which comes when it is called. */
function shownLink() {
  let frame: FrameRequestCallback = () => undefined
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => {
    frame = run
    return 0
  })
  const onFollow = vi.fn<() => void>()
  render(
    <StepLink href="/book/princeton" onFollow={onFollow} className={undefined}>
      Princeton
    </StepLink>,
  )
  const paint = () =>
    act(async () => {
      frame(0)
      await new Promise((resolve) => setTimeout(resolve))
    })
  return { link: screen.getByRole('link', { name: 'Princeton' }), onFollow, paint }
}

test('a press is on the screen before the step that it opens is drawn', async () => {
  const { link, onFollow, paint } = shownLink()
  fireEvent.click(link)
  expect(link).toHaveAttribute('aria-busy', 'true')
  expect(onFollow).not.toHaveBeenCalled()
  await paint()
  expect(link).not.toHaveAttribute('aria-busy')
  expect(onFollow).toHaveBeenCalledOnce()
})

test.each([
  ['the second click of two', { detail: 2 }],
  ['a click that opens a new tab', { ctrlKey: true }],
])('%s follows nothing', async (_, click) => {
  const { link, onFollow, paint } = shownLink()
  fireEvent.click(link, click)
  expect(link).not.toHaveAttribute('aria-busy')
  await paint()
  expect(onFollow).not.toHaveBeenCalled()
})
