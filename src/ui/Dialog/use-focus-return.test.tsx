import { createBrowserHistory, RouterContextProvider } from '@tanstack/react-router'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { jsdomSite } from '../../../tests/drivers/jsdom-site.tsx'
import { createSiteHistory, type SiteHistory } from '../../adapters/site-history.ts'
import { useDialogEntry } from './use-dialog-entry.ts'
import { useFocusReturn } from './use-focus-return.ts'

afterEach(() => document.body.replaceChildren())

const button = () => document.body.appendChild(document.createElement('button'))

/** A dialog with an entry of its own in a browser whose Back takes its time, and what was open in it. */
function dialog() {
  const [opener, part] = [button(), document.body.appendChild(document.createElement('div'))]
  const content = part.appendChild(document.createElement('button'))
  const { router } = jsdomSite({ start: '/' })
  const { site } = createSiteHistory(createBrowserHistory())
  router.update({ ...router.options, context: { ...router.options.context, history: site } })
  const onClosed = vi.fn<() => void>()
  const hook = ({ isOpen }: { isOpen: boolean }) => {
    useDialogEntry(isOpen, () => undefined)
    useFocusReturn(isOpen, opener, onClosed)
  }
  const { rerender } = renderHook(hook, {
    initialProps: { isOpen: true },
    wrapper: ({ children }) => <RouterContextProvider router={router}>{children}</RouterContextProvider>,
  })
  content.focus()
  const close = () => {
    part.toggleAttribute('data-leaving', true)
    rerender({ isOpen: false })
  }
  return { opener, content, close, onClosed, site }
}

const arrived = (site: SiteHistory) => waitFor(() => expect(site.isMoving).toBe(false))

test('the focus waits in the closed dialog until the browser has gone back: else Chromium tells no screen reader of it', async () => {
  const { opener, content, close, onClosed, site } = dialog()
  close()
  expect([site.isMoving, onClosed.mock.calls.length]).toEqual([true, 1])
  expect(content).toHaveFocus()
  await arrived(site)
  expect(opener).toHaveFocus()
})

test('what Firefox takes from it on the way to what the address names is returned, once', async () => {
  const { opener, content, close, site } = dialog()
  close()
  content.blur()
  await arrived(site)
  expect(opener).toHaveFocus()
  opener.blur()
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  expect(document.body).toHaveFocus()
})

test('a visitor who went elsewhere meanwhile stays there', async () => {
  const { close, site } = dialog()
  const elsewhere = button()
  close()
  elsewhere.focus()
  await arrived(site)
  expect(elsewhere).toHaveFocus()
})

test('it is returned at once where the visitor’s own Back closed the dialog, and not again at the next', async () => {
  const { opener, close, site } = dialog()
  const first = site.here.index
  window.history.back()
  await waitFor(() => expect(site.here.index).toBe(first - 1))
  close()
  expect(opener).toHaveFocus()
  opener.blur()
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  expect(document.body).toHaveFocus()
})
