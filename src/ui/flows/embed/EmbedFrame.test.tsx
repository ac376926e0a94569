import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { siteSettings } from '../../../../content/site.ts'
import type { EmbedEvent } from '../../../../machines/embed/index.ts'
import { EmbedFrame, type EmbedFrameProps } from './EmbedFrame.tsx'

const title = 'Calendar: Infrared Sauna in Princeton'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  siteSettings.showFallbacks = true
})

/** Draws a frame; returns how to send what its part reports. */
function frame(props: Partial<EmbedFrameProps> = {}): (event: EmbedEvent) => void {
  let say: (event: EmbedEvent) => void = () => undefined
  const listen: EmbedFrameProps['listen'] = (_, send) => {
    say = send
    return () => undefined
  }
  render(<EmbedFrame src="about:blank" title={title} height={600} listen={listen} alternatives={null} {...props} />)
  return (event) => act(() => say(event))
}

const isWithinReach = () => !screen.getByTitle(title).hasAttribute('inert')

test('while it loads it is called by its part, or by its title where it has no other name', () => {
  frame({ part: 'calendar' })
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading the calendar…$/)
  cleanup()
  frame()
  expect(screen.getByRole('status')).toHaveTextContent(`Loading: ${title}`)
})

test('a silent frame stays within reach, below the alternatives', () => {
  frame({ part: 'calendar' })
  act(() => void vi.advanceTimersByTime(8000))
  expect(screen.getByRole('group', { name: 'Other ways to go on' })).toBeInTheDocument()
  expect(isWithinReach()).toBe(true)
})

test('a frame that reports that it cannot work is behind the alternatives until it works', () => {
  const say = frame({ part: 'calendar' })
  say({ type: 'embed.fail', reason: 'unavailable' })
  expect(isWithinReach()).toBe(false)
  say({ type: 'embed.ready' })
  expect(isWithinReach()).toBe(true)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('where the owner wants no alternatives, a failed frame stays as it is', () => {
  siteSettings.showFallbacks = false
  const say = frame({ part: 'calendar' })
  say({ type: 'embed.fail', reason: 'unavailable' })
  expect(isWithinReach()).toBe(true)
})
