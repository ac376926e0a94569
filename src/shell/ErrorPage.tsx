import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { tryAgain } from '../../content/words/common.ts'
import * as words from '../../content/words/shell.ts'
import { brand } from '../../content/brand.ts'
import { useAdapters } from '../adapters/use-adapters.ts'
import { ActionButton } from '../ui/blocks/ActionLink/ActionButton.tsx'
import { CallLink } from '../ui/blocks/CallLink/CallLink.tsx'
import { busyUntil, focusPage } from '../ui/use-page-change.ts'
import classes from './Shell.module.css'

/**
 * Shown if a page could not be drawn: what happened, and two ways to go on. If the site was deployed again since the
 * visitor came, the page is reloaded. Another try ends with the focus at the start of the page, whichever it is.
 */
export function ErrorPage() {
  const router = useRouter()
  const { builds } = useAdapters()
  useEffect(() => {
    void builds.renew()
    focusPage()
  }, [builds])
  return (
    <section className={classes['message']}>
      <h1>{words.pageFailed}</h1>
      <p>
        {words.checkConnection} <CallLink phone={brand.phone} />.
      </p>
      <ActionButton
        tone="quiet"
        onClick={({ currentTarget }) => void busyUntil(router.invalidate(), currentTarget).then(focusPage)}
      >
        {tryAgain}
      </ActionButton>
    </section>
  )
}
