import { createBrowserHistory, createMemoryHistory, type RouterHistory } from '@tanstack/react-router'
import { waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createSiteHistory, type Change, type Step } from './site-history.ts'

const page = '/locations/princeton'
const list = '/book/princeton'
const calendar = '/book/princeton/slim-pod'
const step = (depth: number): Step => ({ flow: 'wizard-in-front', depth })

afterEach(() => void vi.unstubAllGlobals())

/** A page, the router that shows it, and its history as flows use it. */
function shared(history: RouterHistory = createMemoryHistory({ initialEntries: [page] })) {
  const { site, forRouter, attach } = createSiteHistory(history)
  const router = { _scroll: { n: true } }
  attach(router)
  const load = vi.fn<() => void>()
  const stop = forRouter.subscribe(load)
  const changes: Change['kind'][] = []
  site.subscribe(({ kind }) => changes.push(kind))
  return { history, site, forRouter, router, load, stop, changes }
}

/** A browser that is idle when the function is called. */
function idleBrowser(): () => void {
  let waiting: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run))
  vi.stubGlobal('cancelIdleCallback', (handle: number) => (waiting[handle - 1] = () => undefined))
  return () => {
    waiting.forEach((run) => run())
    waiting = []
  }
}

describe('what a step writes', () => {
  test('is there at once, in the browser too', () => {
    window.history.replaceState(null, '', page)
    const { site, stop } = shared(createBrowserHistory())
    site.write('push', `${list}?utm_source=mail`, step(1))
    expect(window.location.pathname + window.location.search).toBe(`${list}?utm_source=mail`)
    site.write('push', calendar, step(2))
    expect(window.location.pathname).toBe(calendar)
    site.write('replace', list, step(2))
    expect(window.location.pathname).toBe(list)
    stop()
  })

  test('is known by its own address, its step and its place among the entries', () => {
    const { site } = shared()
    expect(site.here).toEqual({ pathname: page, search: '', hash: '', index: 0, step: undefined })
    site.write('push', `${list}?a=b#c`, step(1))
    expect(site.here).toMatchObject({
      pathname: list,
      search: '?a=b',
      hash: '#c',
      index: 1,
      step: { flow: 'wizard-in-front', depth: 1, isAlive: true },
    })
  })

  test('leaves the router at the page, with the keys of the entry', () => {
    const { history, site, forRouter } = shared(createMemoryHistory({ initialEntries: [`${page}?a=b#c`] }))
    site.write('push', list, step(1))
    site.write('push', calendar, step(2))
    expect(forRouter.location).toMatchObject({ href: `${page}?a=b#c`, pathname: page, search: '?a=b', hash: '#c' })
    expect(forRouter.location.state.__TSR_key).toBe(history.location.state.__TSR_key)
    expect(forRouter.location.state.__TSR_index).toBe(2)
  })

  test('reaches the router when the browser is idle, and keeps the scroll position', () => {
    const idle = idleBrowser()
    const { site, router, load } = shared()
    site.write('push', list, step(1))
    expect(load).not.toHaveBeenCalled()
    idle()
    expect(load).toHaveBeenCalledTimes(1)
    expect(router._scroll.n).toBe(false)
  })

  test('does not reach the router if another was written or the browser has moved on by then', () => {
    const idle = idleBrowser()
    const { history, site, router, load } = shared()
    site.write('push', list, step(1))
    site.write('push', calendar, step(2))
    idle()
    expect(load).toHaveBeenCalledTimes(1)
    load.mockClear()
    router._scroll.n = true
    site.write('push', list, step(1))
    history.back()
    expect(load).toHaveBeenCalledTimes(1)
    idle()
    expect(load).toHaveBeenCalledTimes(1)
    expect(router._scroll.n).toBe(true)
  })

  test('is the page that its address names once the page is reloaded', () => {
    const { history, site } = shared()
    site.write('push', list, step(1))
    const { forRouter, site: later } = shared(history)
    expect(forRouter.location.href).toBe(list)
    expect(later.here.step).toMatchObject({ flow: 'wizard-in-front', depth: 1, isAlive: false })
  })
})

describe('a dialog’s entry', () => {
  const dialog: Step = { flow: 'dialog-one', depth: 1 }

  test('is replaced by the page that the dialog leads to', () => {
    const { history, site, forRouter } = shared()
    site.write('push', page, dialog)
    forRouter.push('/reviews')
    expect(site.here).toMatchObject({ pathname: '/reviews', index: 1, step: undefined })
    forRouter.push(list)
    expect(site.here).toMatchObject({ pathname: list, index: 2 })
    history.go(-2)
    expect(site.here).toMatchObject({ pathname: page, index: 0, step: undefined })
  })

  test('is replaced by what else opens at it once the dialog is closed', () => {
    const { site } = shared()
    site.write('push', page, dialog)
    site.write('push', list, step(1))
    expect(site.here).toMatchObject({ pathname: list, index: 1 })
    site.write('push', calendar, step(2))
    expect(site.here).toMatchObject({ pathname: calendar, index: 2 })
  })

  test('is left when the page is loaded anew, without its dialog', () => {
    const { history, site } = shared()
    site.write('push', page, dialog)
    expect(site.here.index).toBe(1)
    expect(shared(history).site.here).toMatchObject({ pathname: page, index: 0, step: undefined })
  })
})

describe('a change is', () => {
  test('written, arrived at or the visitor’s', () => {
    const { history, site, changes } = shared()
    site.write('push', list, step(1))
    site.write('push', calendar, step(2))
    site.go(-1)
    history.back()
    history.go(2)
    history.push('/reviews')
    expect(changes).toEqual(['written', 'written', 'arrived', 'moved', 'moved', 'written'])
  })

  test('of the page only where the router goes to another path', () => {
    const { history, site } = shared()
    const isNew: boolean[] = []
    site.subscribe(({ isNewPage }) => isNew.push(isNewPage))
    site.write('push', list, step(1))
    history.push(`${page}?a=b`)
    history.push('/reviews')
    history.back()
    history.back()
    expect(isNew).toEqual([false, false, true, true, false])
  })
})

test('a page that is asked for while the browser goes back comes once it is there', async () => {
  window.history.replaceState(null, '', page)
  const { site, forRouter, stop } = shared(createBrowserHistory())
  const { index } = site.here
  site.write('push', page, { flow: 'dialog-one', depth: 1 })
  site.go(-1)
  forRouter.push('/reviews')
  expect([site.here.pathname, site.here.index]).toEqual([page, index + 1])
  await waitFor(() => expect([site.here.pathname, site.here.index]).toEqual(['/reviews', index + 1]))
  stop()
})

test('a browser that does not go back, since a frame did, is no longer waited for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const history = createMemoryHistory({ initialEntries: [page] })
  const { site, changes } = shared({ ...history, go: () => undefined })
  site.write('push', list, step(1))
  site.go(-1)
  expect(site.isMoving).toBe(true)
  await vi.advanceTimersByTimeAsync(2000)
  expect([site.isMoving, changes.at(-1)]).toEqual([false, 'arrived'])
  vi.useRealTimers()
})

test('once the browser has gone back nothing waits any more', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { site } = shared()
  site.write('push', list, step(1))
  site.go(-1)
  expect([site.isMoving, vi.getTimerCount()]).toEqual([false, 0])
  vi.useRealTimers()
})

test('from going back until it is there the history is moving', async () => {
  window.history.replaceState(null, '', page)
  const { site, stop, changes } = shared(createBrowserHistory())
  site.write('push', list, step(1))
  site.write('push', calendar, step(2))
  site.go(-2)
  expect(site.isMoving).toBe(true)
  await waitFor(() => expect(site.isMoving).toBe(false))
  expect(changes.at(-1)).toBe('arrived')
  expect(window.location.pathname).toBe(page)
  stop()
})
