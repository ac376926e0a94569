import { RouterContextProvider } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { jsdomSite } from '../../../../tests/drivers/jsdom-site.tsx'
import type { Builds } from '../../../adapters/new-build.ts'
import { Boundary } from '../../blocks/Boundary/Boundary.tsx'
import { createStepPart } from './step-parts.ts'

afterEach(() => void vi.useRealTimers())

/** A step that needs a part, in a site that was deployed again or was not. */
function stepWith(fetchPart: () => Promise<string>, isRenewed = false) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const renew = vi.fn<Builds['renew']>(async () => isRenewed)
  const { router } = jsdomSite({ start: '/locations/princeton' })
  const { context } = router.options
  const adapters = { ...context.adapters, builds: { ...context.adapters.builds, renew } }
  router.update({ ...router.options, context: { ...context, adapters } })
  const part = createStepPart(fetchPart)
  const Step = () => part.use(true) ?? 'loading'
  const Steps = () => (
    <Boundary name="step" attempt={String(part.use(false) !== null)} fallback="missing">
      <Step />
    </Boundary>
  )
  vi.spyOn(console, 'error').mockReturnValue()
  const { container } = render(
    <RouterContextProvider router={router}>
      <Steps />
    </RouterContextProvider>,
  )
  const after = async (milliseconds: number) => {
    await act(() => vi.advanceTimersByTimeAsync(milliseconds))
    return container.textContent
  }
  return { after, renew }
}

test('a part that comes is drawn', async () => {
  const { after, renew } = stepWith(async () => 'drawn')
  expect(await after(0)).toBe('drawn')
  expect(renew).not.toHaveBeenCalled()
})

test.each([
  [true, 'loading'],
  [false, 'missing'],
])('a part that the site has no more renews the page where it was deployed again: %s', async (isRenewed, shown) => {
  const { after, renew } = stepWith(() => Promise.reject(new Error('gone')), isRenewed)
  expect(await after(0)).toBe(shown)
  expect(renew).toHaveBeenCalledOnce()
})

test('a part that does not come within 8 s is missing', async () => {
  const { after } = stepWith(() => new Promise(() => undefined))
  expect(await after(7999)).toBe('loading')
  expect(await after(1)).toBe('missing')
})

test('a part that comes after 8 s is drawn then', async () => {
  let arrive: (part: string) => void = () => undefined
  const late = new Promise<string>((resolve) => (arrive = resolve))
  const { after } = stepWith(() => late)
  expect(await after(8999)).toBe('missing')
  arrive('drawn')
  expect(await after(1)).toBe('drawn')
})
