import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { nextPaint } from '../../adapters/next-paint.ts'
import { useAdapters, useSiteHistory } from '../../adapters/use-adapters.ts'
import { usePageChange } from '../use-page-change.ts'
import { runOpening, type TellOpening } from './run-opening.ts'

/** What was pressed, and where to go if what it opens cannot be loaded. */
export interface Press {
  opener: HTMLElement | null
  href: string
}

/** What a dialog is told of its opening. */
export interface Opened<Request extends Press> {
  /** What was asked for last; it stays once the dialog is closed, since what was pressed gets the focus back. */
  request: Request | null
  isOpen: boolean
  /** To be told once the dialog has closed. */
  onClosed: () => void
}

/** What was loaded, where a request may need more than that. */
export interface Prepared<Request extends Press> extends Record<never, never> {
  prepare?: (request: Request) => Promise<void>
}

/** Only the latest press is at work. */
let latest: TellOpening | undefined

/**
 * From a press to its dialog (machines/opening), with `aria-busy` on what was pressed until it is there. Where it cannot be
 * loaded since the site was deployed again, the page is loaded anew and the press repeated; else, and after 8 s, `onMissing`
 * has the last word, or the page that the link names takes its place. What is given first stays in force.
 */
export function useOpening<Request extends Press>(
  load: () => Promise<object & Prepared<Request>>,
  onMissing?: () => void,
): [opened: Opened<Request>, press: (request: Request) => void] {
  const history = useSiteHistory()
  const { builds } = useAdapters()
  const goTo = usePageChange()
  const [opened, setOpened] = useState<{ request: Request | null; isOpen: boolean }>({ request: null, isOpen: false })
  const [{ press, turn, onClosed }] = useState(() => {
    let request: Request
    let painted: Promise<void>
    let marked: HTMLElement | null = null
    let isLoading = false
    const tell = runOpening(
      {
        async load() {
          const wanted = request
          try {
            await (await load()).prepare?.(wanted)
          } catch (error) {
            const { opener } = wanted
            const pressed = opener ? { label: opener.textContent, href: opener.getAttribute('href') } : undefined
            if (isLoading && (await builds.renew(pressed))) await new Promise(() => undefined)
            throw error
          }
        },
        goOn: async () => (onMissing ? onMissing() : goTo(pathOf(request.href))),
      },
      async (state) => {
        mark(state)
        isLoading = state === 'loading'
        const isOpen = state === 'open'
        if (!isOpen) return setOpened((now) => (now.isOpen ? { ...now, isOpen } : now))
        await painted
        mark('idle')
        flushSync(() => setOpened({ request, isOpen }))
      },
    )

    /** Says of what was pressed that it is at work, or no longer. */
    function mark(state: string): void {
      marked?.removeAttribute('aria-busy')
      marked = state === 'idle' || state === 'ready' ? null : request.opener
      marked?.setAttribute('aria-busy', 'true')
    }

    return {
      press: (wanted: Request) => {
        if (latest !== tell) latest?.('visitor.turn')
        latest = tell
        request = wanted
        painted = nextPaint()
        tell('part.press')
      },
      turn: () => tell('visitor.turn'),
      onClosed: () => tell('part.close'),
    }
  })
  useEffect(() => history.subscribe(turn), [history, turn])
  return [{ ...opened, onClosed }, press]
}

function pathOf(href: string): string {
  const { pathname, search, hash } = new URL(href, window.location.href)
  return pathname + search + hash
}
