import { createBrowserHistory, RouterContextProvider } from '@tanstack/react-router'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { jsdomSite } from '../../../tests/drivers/jsdom-site.tsx'
import { createSiteHistory } from '../../adapters/site-history.ts'
import { useDialogEntry } from './use-dialog-entry.ts'

const page = '/locations/princeton?a=b#services'

/** A dialog in front of a page, in a browser whose Back takes its time, as it does. */
function dialog() {
  window.history.replaceState(null, '', page)
  const { router } = jsdomSite({ start: '/' })
  const { site, forRouter } = createSiteHistory(createBrowserHistory())
  router.update({ ...router.options, context: { ...router.options.context, history: site } })
  const leave = vi.fn<() => void>()
  const { rerender, unmount } = renderHook(({ isOpen }) => useDialogEntry(isOpen, leave), {
    initialProps: { isOpen: false },
    wrapper: ({ children }) => <RouterContextProvider router={router}>{children}</RouterContextProvider>,
  })
  const first = site.here.index
  const arrived = () => waitFor(() => expect(site.isMoving).toBe(false))
  const depth = () => site.here.index - first
  return { site, forRouter, leave, show: (isOpen: boolean) => rerender({ isOpen }), unmount, arrived, depth }
}

const address = () => window.location.pathname + window.location.search + window.location.hash

test('an open dialog has an entry at its page’s address, and a closed one has none', async () => {
  const { show, depth, leave, arrived } = dialog()
  expect(depth()).toBe(0)
  show(true)
  expect([depth(), address()]).toEqual([1, page])
  show(false)
  await arrived()
  expect([depth(), address()]).toEqual([0, page])
  expect(leave).not.toHaveBeenCalled()
})

test('the browser’s Back leaves it', async () => {
  const { site, show, depth, leave } = dialog()
  show(true)
  window.history.back()
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1))
  show(false)
  expect([depth(), address(), site.isMoving]).toEqual([0, page, false])
})

test('opened again before the browser has gone back, it has its one entry', async () => {
  const { show, depth, leave, arrived } = dialog()
  for (const isOpen of [true, false, true, false, true]) show(isOpen)
  await arrived()
  expect(depth()).toBe(1)
  show(false)
  await arrived()
  expect(depth()).toBe(0)
  expect(leave).not.toHaveBeenCalled()
})

test('opened at the entry that Forward leads to once it is closed, it has no second one', async () => {
  const { show, depth, leave } = dialog()
  show(true)
  window.history.back()
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1))
  show(false)
  window.history.forward()
  await waitFor(() => expect(depth()).toBe(1))
  show(true)
  expect(depth()).toBe(1)
})

test('a page that it leads to takes its place, and is not left when it closes', async () => {
  const { site, forRouter, show, depth, leave } = dialog()
  show(true)
  forRouter.push('/services/cryotherapy')
  expect(leave).toHaveBeenCalledTimes(1)
  show(false)
  expect([depth(), site.here.pathname, site.isMoving]).toEqual([1, '/services/cryotherapy', false])
})

test('another flow’s step in front of it leaves it too', () => {
  const { site, show, leave } = dialog()
  show(true)
  site.write('push', '/book/princeton', { flow: 'wizard-in-front', depth: 1 })
  expect(leave).toHaveBeenCalledTimes(1)
})

test('one that breaks, and is no longer there, leaves its entry', async () => {
  const { show, unmount, depth, arrived } = dialog()
  show(true)
  unmount()
  await arrived()
  expect(depth()).toBe(0)
})
