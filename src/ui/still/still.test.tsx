import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { createStill, fetchMissing, keepMarkup } from './still.tsx'

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>
}

const fetchGreeting = vi.fn<() => Promise<typeof Greeting>>(async () => Greeting)
const greeting = () => createStill('Greeting.tsx', fetchGreeting)

beforeEach(() => {
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')
  leave()
  fetchGreeting.mockClear()
})

function leave(): void {
  fetchMissing({ location: { pathname: '/contact' } })
}

/** The markup of a page as it is delivered. */
async function delivered(): Promise<HTMLElement> {
  const still = greeting()
  await still.load()
  const root = document.createElement('div')
  root.innerHTML = renderToString(<still.Part name="Ann" />)
  document.body.append(root)
  fetchGreeting.mockClear()
  return root
}

async function hydrateKept(root: HTMLElement) {
  const still = greeting()
  const stop = keepMarkup()
  await still.load()
  stop()
  const { Part } = still
  const hydrated = await act(async () => hydrateRoot(root, <Part name="Ann" />))
  return { still, hydrated }
}

test('a page is delivered with what the part shows, and the name of its file', async () => {
  const root = await delivered()
  expect(root.innerHTML).toBe('<div data-still="Greeting.tsx"><p>Hello <!-- -->Ann</p></div>')
})

test('the first page keeps its markup, whatever renders again, and fetches no code for it', async () => {
  const root = await delivered()
  const { still, hydrated } = await hydrateKept(root)
  await act(async () => hydrated.render(<still.Part name="Bea" />))
  expect(root).toHaveTextContent('Hello Ann')
  expect(fetchGreeting).not.toHaveBeenCalled()
})

test('once the visitor leaves, its code is fetched, and the part can be drawn on the way back', async () => {
  const root = await delivered()
  const { still, hydrated } = await hydrateKept(root)
  leave()
  expect(fetchGreeting).toHaveBeenCalledTimes(1)
  await act(async () => hydrated.render(null))
  await act(async () => hydrated.render(<still.Part name="Bea" />))
  expect(root).toHaveTextContent('Hello Bea')
})

test('while the first page is loaded nothing is fetched, nor at the steps of a flow in front of it', async () => {
  const still = greeting()
  const stop = keepMarkup()
  fetchMissing({ location: { pathname: '/' } })
  await still.load()
  stop()
  fetchMissing({ location: { pathname: '/' } })
  expect(fetchGreeting).not.toHaveBeenCalled()
})

test('a page opened later draws it', async () => {
  const { load, Part } = greeting()
  await load()
  render(<Part name="Cleo" />)
  expect(screen.getByText('Hello Cleo')).toBeVisible()
})

test('what could not be fetched is fetched again', async () => {
  fetchGreeting.mockRejectedValueOnce(new Error('offline'))
  const { load } = greeting()
  await expect(load()).rejects.toThrow('offline')
  await load()
  expect(fetchGreeting).toHaveBeenCalledTimes(2)
})
