import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { inTime } from '../adapters/in-time.ts'

/**
 * Goes to another page of the site, with the focus at its start, as if it had been loaded. After 8 s it really is
 * loaded, since a page needs nothing but itself; not behind a dialog, which would be lost.
 */
export function usePageChange(): (href: string) => Promise<void> {
  const router = useRouter()
  return useCallback(
    async (href) => {
      try {
        await inTime(router.navigate({ href }))
        focusPage()
        unfold(router.latestLocation.hash)
      } catch {
        if (router.latestLocation.href === href && !isBehindDialog()) window.location.assign(href)
      }
    },
    [router],
  )
}

/** Opens the fold that contains the element with this id, as the browser does when it loads the page. */
function unfold(id: string): void {
  const target = document.getElementById(id)
  const fold = target?.closest('details:not([open])')
  fold?.setAttribute('open', '')
  if (fold) target?.scrollIntoView()
}

/**
 * Moves the focus to the start of the page, which is called by its heading: a screen reader says both. The focus stays
 * in a dialog that was opened while the page was on its way.
 */
export function focusPage(): void {
  const main = document.getElementById('main')
  const heading = main?.querySelector('h1')
  if (heading) main?.setAttribute('aria-labelledby', (heading.id ||= 'page-title'))
  else main?.removeAttribute('aria-labelledby')
  if (!isBehindDialog()) main?.focus({ preventScroll: true })
}

/** Marks what was pressed as busy until a page is there. */
export async function busyUntil(arrived: Promise<void>, pressed: Element): Promise<void> {
  pressed.setAttribute('aria-busy', 'true')
  await arrived.finally(() => pressed.removeAttribute('aria-busy'))
}

function isBehindDialog(): boolean {
  return document.documentElement.hasAttribute('data-behind-dialog')
}
