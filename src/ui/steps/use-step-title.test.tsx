import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  HeadContent,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useStepTitle } from './use-step-title.ts'

function Walked() {
  const [step, setStep] = useState<string | null>('Second step')
  useStepTitle(step)
  return <button onClick={() => setStep(null)}>Back</button>
}

/** A page whose flow is at its second step, and another page. */
async function walkedPage() {
  const root = createRootRoute({
    component: () => (
      <>
        <HeadContent />
        <Outlet />
      </>
    ),
  })
  const page = (path: string, title: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, head: () => ({ meta: [{ title }] }), component })
  const router = createRouter({
    routeTree: root.addChildren([page('/book', 'Booking', Walked), page('/price-list', 'Prices', () => 'Prices')]),
    history: createMemoryHistory({ initialEntries: ['/book'] }),
  })
  await act(() => router.load())
  render(<RouterProvider router={router} />)
  expect(document.title).toBe('Second step · Kelvin')
  return router
}

test('a step without a title of its own has the page’s', async () => {
  await walkedPage()
  act(() => screen.getByRole('button').click())
  expect(document.title).toBe('Booking')
})

test('the page that follows a walked one has its own title', async () => {
  const router = await walkedPage()
  await act(() => router.navigate({ href: '/price-list' }))
  expect(document.title).toBe('Prices')
})
