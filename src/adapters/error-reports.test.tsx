import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createErrorReports, reportUncaught } from './error-reports.ts'

const typed = 'jordan@example.com'
const sent = vi.fn<(url: string, options: { body: string }) => Promise<Response>>()
const posted = () => sent.mock.calls.map(([, { body }]): unknown => JSON.parse(body))
const reportsTo = (url: string | null) =>
  createErrorReports(url, { build: '/assets/entry-1.js', route: () => '/book/$location' })

beforeEach(() => {
  sent.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', sent)
  window.history.replaceState(null, '', `/book/princeton?email=${typed}`)
})

describe('a report', () => {
  test('holds class, build, route and section, and nothing else', () => {
    reportsTo('/errors').report(new TypeError(`no ${typed}`), 'Services in Princeton')
    expect(posted()).toEqual([
      { kind: 'TypeError', build: '/assets/entry-1.js', route: '/book/$location', section: 'Services in Princeton' },
    ])
  })

  test('carries nothing that was typed: not from the message, the name, the address or the page', () => {
    const error = Object.assign(new Error(typed), { name: typed, cause: typed })
    reportsTo('/errors').report(error, 'page')
    reportsTo('/errors').report(typed, 'page')
    expect(JSON.stringify(sent.mock.calls)).not.toContain('jordan')
    expect(posted()).toMatchObject([{ kind: 'Unknown' }, { kind: 'Unknown' }])
  })

  test('is still sent when the page is left, without cookies', () => {
    reportsTo('/errors').report(new Error('x'), 'page')
    expect(sent).toHaveBeenCalledWith('/errors', expect.objectContaining({ keepalive: true, credentials: 'omit' }))
  })

  test('is sent once for the same error, and at most ten times a visit', () => {
    const { report } = reportsTo('/errors')
    for (let turn = 0; turn < 3; turn += 1)
      for (let part = 0; part < 20; part += 1) report(new Error('x'), `part ${part}`)
    expect(sent).toHaveBeenCalledTimes(10)
  })

  test('is not sent where no address is configured', () => {
    reportsTo(null).report(new Error('x'), 'page')
    expect(sent).not.toHaveBeenCalled()
  })

  test.each([
    ['refuses', () => Promise.reject(new Error('offline'))],
    [
      'throws',
      () => {
        throw new Error('blocked')
      },
    ],
  ])('is no error of its own where the browser %s', async (_, answer) => {
    sent.mockImplementation(answer)
    expect(() => reportsTo('/errors').report(new Error('x'), 'page')).not.toThrow()
    await Promise.resolve()
  })
})

test('errors that no part of the page caught are reported until reporting is stopped', () => {
  const stop = reportUncaught(reportsTo('/errors'))
  window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('x') }))
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new SyntaxError('x') }))
  stop()
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new URIError('x') }))
  expect(posted()).toMatchObject([
    { kind: 'RangeError', section: 'page' },
    { kind: 'SyntaxError', section: 'page' },
  ])
})
