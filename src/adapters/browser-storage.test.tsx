import { afterEach, describe, expect, test, vi } from 'vitest'
import { deleteStoredData } from './browser-storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
})

describe('what this site keeps in the browser', () => {
  test('is deleted, in this tab and beyond', () => {
    sessionStorage.setItem('draft', 'Dana')
    localStorage.setItem('other', '1')
    deleteStoredData()
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0])
  })

  test('is deleted as far as the browser allows', () => {
    const refused = {
      clear() {
        throw new DOMException('denied', 'SecurityError')
      },
    }
    localStorage.setItem('other', '1')
    vi.stubGlobal('sessionStorage', refused)
    deleteStoredData()
    expect(localStorage.length).toBe(0)
  })
})
