import { RouterContextProvider } from '@tanstack/react-router'
import { act, fireEvent, render as renderAlone, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { jsdomSite } from '../../../tests/drivers/jsdom-site.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'
import { useFocusReturn } from './use-focus-return.ts'
import { titleIsSpoken } from './use-inert-page.ts'

const animate = Reflect.get(Element.prototype, 'animate')

afterEach(() => {
  vi.useRealTimers()
  Object.assign(Element.prototype, { animate })
  document.querySelector('body > button')?.remove()
})

function render(part: ReactElement) {
  const { router } = jsdomSite({ start: '/' })
  return renderAlone(part, {
    wrapper: ({ children }) => <RouterContextProvider router={router}>{children}</RouterContextProvider>,
  })
}

/** A dialog whose focus goes back to its opener, as a flow's. */
function Returning({ isOpen = true, opener = null, title = 'Pick a clinic' }: Partial<DialogProps>) {
  useFocusReturn(isOpen, opener, () => undefined)
  return (
    <Dialog isOpen={isOpen} onClose={() => undefined} title={title} opener={opener}>
      <button type="button">Westfield</button>
    </Dialog>
  )
}

/** A button, and how often it had the focus; animations that were not cancelled end when `end` is called. */
function openerAndEnd() {
  const opener = document.body.appendChild(document.createElement('button'))
  const hadFocus = vi.fn<() => void>()
  opener.addEventListener('focus', hadFocus)
  interface Running {
    onfinish?: () => void
    cancel: () => void
  }
  const running = new Set<Running>()
  const animate = () => {
    const animation: Running = { cancel: () => running.delete(animation) }
    running.add(animation)
    return animation
  }
  Object.assign(Element.prototype, { animate })
  const end = () => act(() => running.forEach((animation) => animation.onfinish?.()))
  return { opener, hadFocus, end }
}

test('a closed dialog is there, unseen, until a screen reader was told of the focus: one that was lost is not followed', () => {
  const { opener, hadFocus, end } = openerAndEnd()
  const { rerender } = render(<Returning opener={opener} />)
  rerender(<Returning opener={opener} isOpen={false} title="Another" />)
  expect(opener).toHaveFocus()
  expect(hadFocus).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('dialog', { name: 'Pick a clinic' }).closest('[data-leaving]')).not.toBeNull()
  end()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(opener).toHaveFocus()
})

test('a dialog that is opened again in that moment is a new one, at its beginning, and stays', () => {
  const { opener, end } = openerAndEnd()
  const { rerender } = render(<Returning opener={opener} />)
  const before = screen.getByRole('dialog')
  rerender(<Returning opener={opener} isOpen={false} />)
  rerender(<Returning opener={opener} title="The next" />)
  expect(screen.getByRole('dialog', { name: 'The next' })).not.toBe(before)
  expect(document.querySelector('[data-leaving]')).toBeNull()
  expect(document.activeElement).toHaveTextContent('The next')
  end()
  expect(screen.getByRole('dialog', { name: 'The next' })).toBeVisible()
})

test('in a closed dialog keys do nothing', () => {
  const { opener } = openerAndEnd()
  const { rerender } = render(<Returning opener={opener} />)
  rerender(<Returning opener={opener} isOpen={false} />)
  act(() => screen.getByRole('button', { name: 'Westfield' }).focus())
  const isLeftToTheBrowser = fireEvent.keyDown(screen.getByRole('button', { name: 'Westfield' }), { key: 'Tab' })
  expect(isLeftToTheBrowser).toBe(true)
})

test('the focus does not pass over an opener that opens the next dialog: it stays in the closed one till then', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { opener, hadFocus, end } = openerAndEnd()
  const { rerender } = render(<Returning opener={opener} />)
  const next = render(<Returning opener={opener} isOpen={false} title="The next" />)
  act(() => screen.getByRole('button', { name: 'Westfield' }).focus())
  opener.setAttribute('aria-busy', 'true')
  rerender(<Returning opener={opener} isOpen={false} />)
  expect(document.activeElement).toHaveTextContent('Westfield')
  next.rerender(<Returning opener={opener} title="The next" />)
  expect(document.activeElement).toHaveTextContent('The next')
  end()
  expect(screen.getByRole('dialog', { name: 'The next' })).toBeVisible()
  expect(document.activeElement).toHaveTextContent('The next')
  expect(hadFocus).not.toHaveBeenCalled()
})

test('until the title of the next dialog is spoken the page behind stays out of reach, and comes back without a next one', () => {
  vi.useFakeTimers()
  const { opener } = openerAndEnd()
  const { container, rerender } = render(<Returning opener={opener} />)
  vi.advanceTimersByTime(titleIsSpoken)
  opener.setAttribute('aria-busy', 'true')
  rerender(<Returning opener={opener} isOpen={false} />)
  expect(container.inert).toBe(true)
  vi.advanceTimersByTime(titleIsSpoken)
  expect(container.inert).toBe(false)
})
