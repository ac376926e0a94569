import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { flushSync } from 'react-dom'
import type { Pressed } from '../adapters/new-build.ts'
import { useAdapters } from '../adapters/use-adapters.ts'
import { inTime } from '../adapters/in-time.ts'
import { nextPaint } from './next-paint.ts'
import { usePageChange } from './use-page-change.ts'

/** What was pressed, and where to go if what it opens cannot be loaded. */
export interface Press {
  opener: HTMLElement | null
  href: string
}

type Show = () => void

/**
 * Loads a dialog and shows it, with `aria-busy` on what was pressed until it is there. Nothing is shown to a visitor who
 * meanwhile went elsewhere, pressed something else or opened another dialog. Where it cannot be loaded since the site
 * was deployed again, the page is loaded anew and the press repeated; else, and after 8 s, `onMissing` has the last word,
 * or the page that the link names takes its place.
 */
export function useOpening(load: () => Promise<void>, onMissing?: () => void): (press: Press, show: Show) => void {
  const router = useRouter()
  const { builds } = useAdapters()
  const goTo = usePageChange()
  return useCallback(
    ({ opener, href }, show) => {
      const place = router.history.location.href
      const dialog = frontDialog()
      const isAwaited = () =>
        router.history.location.href === place &&
        [undefined, dialog].includes(frontDialog()) &&
        (!opener || opener.hasAttribute('aria-busy'))
      const open = async () => {
        try {
          await inTime(Promise.all([load(), nextPaint()]))
          if (isAwaited()) flushSync(show)
        } catch {
          if (!isAwaited() || (await builds.renew(pressed(opener)))) return
          if (onMissing) onMissing()
          else await goTo(pathOf(href))
        } finally {
          opener?.removeAttribute('aria-busy')
        }
      }
      markBusy(opener)
      void open()
    },
    [load, onMissing, router, builds, goTo],
  )
}

function frontDialog(): Element | undefined {
  return [...document.querySelectorAll('[role="dialog"]')].at(-1)
}

/** Only the latest press is at work. */
function markBusy(opener: HTMLElement | null): void {
  for (const earlier of document.querySelectorAll(':is(a, button)[aria-busy]')) earlier.removeAttribute('aria-busy')
  opener?.setAttribute('aria-busy', 'true')
}

function pathOf(href: string): string {
  const { pathname, search, hash } = new URL(href, window.location.href)
  return pathname + search + hash
}

function pressed(opener: HTMLElement | null): Pressed | undefined {
  return opener ? { label: opener.textContent, href: opener.getAttribute('href') } : undefined
}
