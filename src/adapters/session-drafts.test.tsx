import { beforeEach, describe, expect, test, vi } from 'vitest'
import { sessionDrafts } from './session-drafts.ts'

beforeEach(() => {
  window.sessionStorage.clear()
  window.localStorage.clear()
})

/** A browser in which no storage may be used. */
function forbidStorage(): void {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
}

describe('a draft', () => {
  test('outlives the page that wrote it', () => {
    sessionDrafts().write('lead', { firstName: 'Jo' })
    expect(sessionDrafts().read('lead')).toEqual({ firstName: 'Jo' })
    expect(sessionDrafts().read('franchise')).toBeUndefined()
  })

  test('is what was written last', () => {
    const drafts = sessionDrafts()
    drafts.write('lead', { firstName: 'Jo' })
    drafts.write('lead', { firstName: 'Jordan' })
    expect(drafts.read('lead')).toEqual({ firstName: 'Jordan' })
  })

  test('is gone once it is cleared, without the others', () => {
    const drafts = sessionDrafts()
    drafts.write('lead', 1)
    drafts.write('franchise', 2)
    drafts.clear('lead')
    expect([drafts.read('lead'), drafts.read('franchise')]).toEqual([undefined, 2])
    expect(window.sessionStorage).toHaveLength(1)
  })

  test.each(['', '{', 'undefined', '\u0000'])('that storage holds as %j is ignored', (text) => {
    window.sessionStorage.setItem('draft lead', text)
    expect(sessionDrafts().read('lead')).toBeUndefined()
  })

  test('lives in memory where storage is forbidden', () => {
    forbidStorage()
    const drafts = sessionDrafts()
    drafts.write('lead', { firstName: 'Jo' })
    expect(drafts.read('lead')).toEqual({ firstName: 'Jo' })
    drafts.clear('lead')
    expect(drafts.read('lead')).toBeUndefined()
  })

  test('that storage has no room for is kept in memory, and stored once there is room', () => {
    const drafts = sessionDrafts()
    drafts.write('lead', 'old')
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    drafts.write('lead', 'new')
    expect(drafts.read('lead')).toBe('new')
    full.mockRestore()
    drafts.write('lead', 'newer')
    expect(sessionDrafts().read('lead')).toBe('newer')
  })
})

describe('what was typed', () => {
  test.each([
    ['in storage', () => undefined],
    ['in memory', forbidStorage],
  ])('is forgotten %s, what tells nothing of the visitor stays, and who asked hears of it', (_, prepare) => {
    prepare()
    const drafts = sessionDrafts()
    const listener = vi.fn<() => void>()
    drafts.onForgotten(listener)
    for (const name of ['lead', 'lead submitted', 'weight-loss', 'campaign', 'renewed']) drafts.write(name, name)
    drafts.forget()
    expect(['lead', 'lead submitted', 'weight-loss'].map(drafts.read)).toEqual([undefined, undefined, undefined])
    expect(['campaign', 'renewed'].map(drafts.read)).toEqual(['campaign', 'renewed'])
    expect(listener).toHaveBeenCalledOnce()
  })
})

describe('all that this site keeps', () => {
  test('is deleted, in this tab and beyond', () => {
    const drafts = sessionDrafts()
    drafts.write('lead', { firstName: 'Jo' })
    window.localStorage.setItem('other', '1')
    expect(drafts.clearAll()).toBe(true)
    expect(drafts.read('lead')).toBeUndefined()
    expect([window.sessionStorage.length, window.localStorage.length]).toEqual([0, 0])
  })

  test('is deleted from memory where storage is forbidden', () => {
    forbidStorage()
    const drafts = sessionDrafts()
    drafts.write('lead', { firstName: 'Jo' })
    expect(drafts.clearAll()).toBe(true)
    expect(drafts.read('lead')).toBeUndefined()
  })

  test('is deleted from memory where storage is full', () => {
    const drafts = sessionDrafts()
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    drafts.write('lead', { firstName: 'Jo' })
    expect(drafts.clearAll()).toBe(true)
    expect(drafts.read('lead')).toBeUndefined()
  })

  test('is not reported as gone where the browser does not delete it', () => {
    const drafts = sessionDrafts()
    drafts.write('lead', { firstName: 'Jo' })
    vi.spyOn(Storage.prototype, 'clear').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(drafts.clearAll()).toBe(false)
    expect(window.sessionStorage).toHaveLength(1)
  })
})
