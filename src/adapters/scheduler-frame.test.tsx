import { afterEach, describe, expect, test, vi } from 'vitest'
import { listenForDemoPayment, listenToScheduler } from './scheduler.ts'

const linkReady = { originator: 'CAL', type: 'linkReady' }
const iframeReady = { originator: 'CAL', type: '__iframeReady' }

describe('a scheduler’s frame', () => {
  const origin = 'https://cal.example.com'

  function shownFrame(): { frame: HTMLIFrameElement; posted: unknown[] } {
    const frame = document.createElement('iframe')
    document.body.append(frame)
    frame.src = `${origin}/clinic/embed?embed=`
    const posted: unknown[] = []
    if (frame.contentWindow)
      vi.spyOn(frame.contentWindow, 'postMessage').mockImplementation((message: unknown) => void posted.push(message))
    return { frame, posted }
  }

  function say(data: unknown, from: string, source: Window | null): void {
    window.dispatchEvent(new MessageEvent('message', { data, origin: from, source }))
  }

  afterEach(() => document.body.replaceChildren())

  test('is greeted in each vendor’s words, and again when Cal.com begins to listen', () => {
    const { frame, posted } = shownFrame()
    const greetings = [['part.hello'], { originator: 'CAL', method: 'parentKnowsIframeReady' }]
    const stop = listenToScheduler(frame, () => undefined)
    expect(posted).toEqual(greetings)
    say(iframeReady, origin, frame.contentWindow)
    expect(posted).toEqual([...greetings, ...greetings])
    stop()
    say(iframeReady, origin, frame.contentWindow)
    expect(posted).toEqual([...greetings, ...greetings])
  })

  test('is heard from its own window and origin only, until it is no longer listened to', () => {
    const { frame } = shownFrame()
    const events: unknown[] = []
    const stop = listenToScheduler(frame, (event) => events.push(event))
    say(linkReady, 'https://evil.example.com', frame.contentWindow)
    say(linkReady, origin, window)
    say(linkReady, origin, null)
    expect(events).toEqual([])
    say(linkReady, origin, frame.contentWindow)
    stop()
    say({ originator: 'CAL', type: 'linkFailed' }, origin, frame.contentWindow)
    expect(events).toEqual([{ type: 'embed.ready' }])
  })

  test('reports the demonstration’s payment from its own window and origin only', () => {
    const { frame } = shownFrame()
    const onPaid = vi.fn<() => void>()
    listenForDemoPayment(frame, onPaid)
    say(['demo.payment'], 'https://evil.example.com', frame.contentWindow)
    say(['demo.payment'], origin, window)
    expect(onPaid).not.toHaveBeenCalled()
    say(['demo.payment'], origin, frame.contentWindow)
    expect(onPaid).toHaveBeenCalledOnce()
  })
})
