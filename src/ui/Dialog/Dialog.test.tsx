import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { flushSync } from 'react-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog, type DialogProps } from './Dialog.tsx'
import { titleIsSpoken } from './use-inert-page.ts'

function dialog(props: Partial<DialogProps> = {}) {
  return (
    <Dialog isOpen onClose={() => undefined} title="Pick a clinic" opener={null} {...props}>
      <a href="/princeton">Princeton</a>
      <button type="button">Westfield</button>
    </Dialog>
  )
}

afterEach(() => void vi.useRealTimers())

const closing = () => vi.fn<() => void>()
const isPageInert = (page: HTMLElement) => page.inert && document.documentElement.dataset['behindDialog'] === 'held'

/** jsdom supports `inert` only as a property. */
function isWithinInert(element: HTMLElement | null): boolean {
  return element !== null && (element.inert || isWithinInert(element.parentElement))
}

test('an open dialog is modal, is called by its title, and has the focus there', () => {
  render(dialog())
  const found = screen.getByRole('dialog', { name: 'Pick a clinic' })
  expect(found).toHaveAttribute('aria-modal', 'true')
  expect(found).not.toHaveAttribute('aria-describedby')
  expect(document.activeElement).toHaveTextContent('Pick a clinic')
})

test('the title has the focus, and is said, before a screen reader is told that the page behind is gone', () => {
  vi.useFakeTimers()
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  const { container } = render(dialog())
  expect(document.activeElement).toHaveTextContent('Pick a clinic')
  expect(container.inert).not.toBe(true)
  expect(document.documentElement).toHaveAttribute('data-behind-dialog', '')
  vi.advanceTimersByTime(titleIsSpoken)
  expect(isPageInert(container)).toBe(true)
  vi.restoreAllMocks()
})

test('once the browser is idle a phone’s page is held too, until the dialog is closed', () => {
  vi.useFakeTimers()
  const { rerender } = render(dialog())
  vi.advanceTimersByTime(100)
  expect(document.documentElement).toHaveAttribute('data-behind-dialog', 'held')
  rerender(dialog({ isOpen: false }))
  vi.advanceTimersByTime(titleIsSpoken)
  expect(document.documentElement).not.toHaveAttribute('data-behind-dialog')
})

test('one Esc closes one of two dialogs, in whatever order their parts arrived', () => {
  const [closeBack, closeFront] = [closing(), closing()]
  const front = (isOpen: boolean) => dialog({ title: 'In front', isOpen, onClose: hide })
  const hide = () => {
    closeFront()
    flushSync(() => first.rerender(front(false)))
  }
  const first = render(front(false))
  render(dialog({ onClose: closeBack }))
  first.rerender(front(true))
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect([closeBack, closeFront].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
})

test('a closed dialog leaves no caret, which Orca would follow away from the opener', () => {
  const { rerender } = render(dialog())
  document.getSelection()?.collapse(screen.getByText('Pick a clinic'))
  rerender(dialog({ isOpen: false }))
  expect(document.getSelection()?.rangeCount).toBe(0)
})

test('what is in the body of a dialog has a parent that stays: a step that is removed leaves Orca there, not at the next title', () => {
  const { rerender } = render(dialog())
  const body = () => screen.getByRole('link', { name: 'Princeton' }).closest('[id]')
  const before = body()
  expect(before).not.toHaveAttribute('role')
  rerender(dialog({ title: 'Pick a service' }))
  expect(body()).toBe(before)
})

test('a title that changes is another element, so that a screen reader says it once, by its focus', () => {
  const { rerender } = render(dialog())
  const before = screen.getByText('Pick a clinic')
  rerender(dialog({ title: 'Pick a service' }))
  expect(screen.getByText('Pick a service')).not.toBe(before)
})

test('the page behind neither scrolls nor takes the focus until no dialog is open any more', () => {
  vi.useFakeTimers()
  const { container, rerender } = render(dialog())
  vi.advanceTimersByTime(titleIsSpoken)
  expect(isPageInert(container)).toBe(true)
  const second = render(dialog({ title: 'In front of it' }))
  vi.advanceTimersByTime(titleIsSpoken)
  const [behind, front] = screen.getAllByRole('dialog', { hidden: true })
  expect([behind, front].map((found) => isWithinInert(found ?? null))).toEqual([true, false])
  second.unmount()
  expect(isWithinInert(screen.getByRole('dialog'))).toBe(false)
  expect(isPageInert(container)).toBe(true)
  rerender(dialog({ isOpen: false }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(container.inert).toBe(false)
  expect(document.documentElement).not.toHaveAttribute('data-behind-dialog')
})

test('Tab walks from the title over each stop, and from the last to the first; Shift+Tab backwards', async () => {
  render(dialog())
  const walked = async (key: string) => {
    await userEvent.keyboard(key)
    return document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label')
  }
  for (const name of ['Close', 'Princeton', 'Westfield', 'Close']) expect(await walked('{Tab}')).toBe(name)
  for (const name of ['Westfield', 'Princeton', 'Close']) expect(await walked('{Shift>}{Tab}{/Shift}')).toBe(name)
})

test('Tab passes over what is disabled', async () => {
  render(dialog({ isBusy: true }))
  await userEvent.keyboard('{Tab}')
  expect(screen.getByRole('link', { name: 'Princeton' })).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(screen.getByRole('button', { name: 'Westfield' })).toHaveFocus()
})

test('Esc closes the dialog in front alone, from wherever the focus is, but not while letters are composed', async () => {
  const [onClose, onCloseFront] = [closing(), closing()]
  render(dialog({ onClose }))
  const front = render(dialog({ onClose: onCloseFront }))
  document.body.focus()
  fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true })
  expect(onCloseFront).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect([onClose, onCloseFront].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
  front.unmount()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a press beside it closes it, but not the second of the double click that opened it', () => {
  const onClose = closing()
  render(dialog({ onClose }))
  const beside = screen.getByRole('dialog').parentElement?.previousElementSibling ?? document.body
  fireEvent.click(beside, { detail: 2 })
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('dialog'), { detail: 1 })
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(beside, { detail: 1 })
  expect(onClose).toHaveBeenCalledTimes(1)
})
