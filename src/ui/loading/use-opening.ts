import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { nextPaint } from '../../adapters/next-paint.ts'
import { useAdapters, useSiteHistory } from '../../adapters/use-adapters.ts'
import { usePageChange } from '../use-page-change.ts'
import { runOpening, type SendOpening } from './run-opening.ts'

/** The element that was pressed, and where to go if what it opens cannot be loaded. */
export interface Press {
  opener: HTMLElement | null
  href: string
}

/** The state of an opening, for its dialog. */
export interface Opened<Request extends Press> {
  /**
   * The latest request; it stays after the dialog is closed, since the element that was pressed gets the focus back.
   */
  request: Request | null
  isOpen: boolean
  /** To be called once the dialog has closed. */
  onClosed: () => void
}

/** What was loaded, and more that a request may need. */
export interface Prepared<Request extends Press> extends Record<never, never> {
  prepare?: (request: Request) => Promise<void>
}

/** Only the latest press is active. */
let latest: SendOpening | undefined

/**
 * From a press to its dialog (machines/opening), with `aria-busy` on the element that was pressed until the dialog is
 * open. If it cannot be loaded because the site was deployed again, the page is reloaded and the press repeated. If it
 * fails otherwise, or after 8 s, `onMissing` is called, or the page that the link names is opened. Where a request may need
 * more than the code, each press loads anew. The arguments of the first call stay in effect.
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
    let at = 'idle'
    let prepare: Prepared<Request>['prepare']
    const start = () =>
      runOpening(
        {
          async load() {
            const wanted = request
            try {
              prepare = (await load()).prepare
              await prepare?.(wanted)
            } catch (error) {
              const { opener } = wanted
              const pressed = opener ? { label: opener.textContent, href: opener.getAttribute('href') } : undefined
              if (at === 'loading' && (await builds.renew(pressed))) await new Promise(() => undefined)
              throw error
            }
          },
          goOn: async () => (onMissing ? onMissing() : goTo(pathOf(request.href))),
        },
        async (state) => {
          mark(state)
          at = state
          const isOpen = state === 'open'
          if (!isOpen) return setOpened((now) => (now.isOpen ? { ...now, isOpen } : now))
          await painted
          mark('idle')
          flushSync(() => setOpened({ request, isOpen }))
        },
      )

    let send = start()

    /** Marks the element that was pressed as busy, or removes the mark. */
    function mark(state: string): void {
      marked?.removeAttribute('aria-busy')
      marked = state === 'idle' || state === 'ready' ? null : request.opener
      marked?.setAttribute('aria-busy', 'true')
    }

    return {
      press: (wanted: Request) => {
        if (latest !== send) latest?.('visitor.turn')
        if (at === 'ready' && prepare) send = start()
        latest = send
        request = wanted
        painted = nextPaint()
        send('part.press')
      },
      turn: () => send('visitor.turn'),
      onClosed: () => send('part.close'),
    }
  })
  useEffect(
    () => history.subscribe(({ kind, isNewPage }) => (kind === 'moved' || isNewPage) && turn()),
    [history, turn],
  )
  return [{ ...opened, onClosed }, press]
}

function pathOf(href: string): string {
  const { pathname, search, hash } = new URL(href, window.location.href)
  return pathname + search + hash
}
