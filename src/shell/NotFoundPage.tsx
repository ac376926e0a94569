import { useEffect } from 'react'
import { lostPicture } from '../../content/pictures.ts'
import { findClinic, seeServices } from '../../content/words/common.ts'
import * as words from '../../content/words/shell.ts'
import { ActionLink } from '../ui/blocks/ActionLink/ActionLink.tsx'
import { Hero } from '../ui/blocks/Hero/Hero.tsx'
import classes from './NotFoundPage.module.css'

/** The page for any unknown path; the attempted path goes to the console (docs/product/pages.md, P-PAGE-6). */
export function NotFoundPage() {
  useEffect(() => {
    console.error('404: no page at', window.location.pathname)
  }, [])
  const eyebrow = (
    <>
      <span className={classes['zero']}>{words.zero}</span> {words.zeroMeans}
    </>
  )
  return (
    <Hero climate="cold" eyebrow={eyebrow} title={words.notFound} text={words.notFoundWays} picture={lostPicture}>
      <ActionLink href="/">{words.returnHome}</ActionLink>
      <ActionLink href="/locations" tone="quiet">
        {findClinic}
      </ActionLink>
      <ActionLink href="/services" tone="text">
        {seeServices}
      </ActionLink>
    </Hero>
  )
}
