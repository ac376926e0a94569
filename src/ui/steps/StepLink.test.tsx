import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { StepLink } from './StepLink.tsx'

afterEach(() => void vi.restoreAllMocks())

/** A link, what it was followed by, and the next frame, which comes when it is called. */
function shownLink() {
  const frame: FrameRequestCallback[] = []
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frame.push(run))
  const onFollow = vi.fn<() => void>()
  render(
    <StepLink href="/book/princeton" onFollow={onFollow} className={undefined}>
      Princeton
    </StepLink>,
  )
  const paint = () =>
    act(async () => {
      frame.forEach((run) => run(0))
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

test('a key that is held down follows a link once', async () => {
  const { link, onFollow, paint } = shownLink()
  fireEvent.click(link, { detail: 0 })
  fireEvent.click(link, { detail: 0 })
  await paint()
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
