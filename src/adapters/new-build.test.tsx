import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createBuilds } from './new-build.ts'
import { sessionDrafts } from './session-drafts.ts'

const pressed = { label: 'Book', href: '/book' }
const reload = vi.fn<() => void>()

/** A page that came from one build, and what its address answers now. */
function pageOf(ours: string, answer: string | Error) {
  document.head.innerHTML = `<script type="module" src="/assets/${ours}.js"></script>`
  vi.stubGlobal('fetch', () =>
    answer instanceof Error ? Promise.reject(answer) : Promise.resolve(new Response(answer)),
  )
  return createBuilds(sessionDrafts())
}

const html = (build: string) => `<script id="records"></script><script src="/assets/${build}.js"></script>`

beforeEach(() => {
  window.sessionStorage.clear()
  reload.mockReset()
  vi.stubGlobal('location', { href: 'http://localhost/', reload })
})

describe('the page is loaded anew', () => {
  test('where its address answers with another build, once', async () => {
    expect(await pageOf('old', html('new')).renew(pressed)).toBe(true)
    expect(await pageOf('old', html('new')).renew(pressed)).toBe(false)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('again after the next deploy', async () => {
    await pageOf('old', html('new')).renew()
    expect(await pageOf('new', html('newer')).renew()).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['the same build', html('old')],
    ['a page that is not ours', '<form>Hotel Wi-Fi</form>'],
    ['nothing', new Error('offline')],
  ])('not where it answers with %s', async (_, answer) => {
    expect(await pageOf('old', answer).renew(pressed)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  test('but not where something typed would be lost', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await pageOf('old', html('new')).renew(pressed)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('what was pressed', () => {
  test('is pressed again in the new build, once', async () => {
    await pageOf('old', html('new')).renew(pressed)
    expect(pageOf('new', html('new')).takePressed()).toEqual(pressed)
    expect(pageOf('new', html('new')).takePressed()).toBeNull()
  })

  test('is not pressed again in the old build, and not later either', async () => {
    await pageOf('old', html('new')).renew(pressed)
    expect(pageOf('old', html('new')).takePressed()).toBeNull()
    expect(pageOf('new', html('new')).takePressed()).toBeNull()
  })

  test.each(['"x"', '{"from":1}', '[]', '{"from":"a","label":2}'])('is null where the tab holds %s', (text) => {
    window.sessionStorage.setItem('draft renewed', text)
    expect(pageOf('new', html('new')).takePressed()).toBeNull()
  })
})
