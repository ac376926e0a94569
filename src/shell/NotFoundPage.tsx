import { useEffect } from 'react'
import { findClinic, seeServices } from '../../content/words/common.ts'
import * as words from '../../content/words/shell.ts'
import { lostPicture } from '../../content/pictures.ts'
import { ActionLink } from '../ui/blocks/ActionLink/ActionLink.tsx'
import { Picture } from '../ui/blocks/Picture/Picture.tsx'
import classes from './Shell.module.css'

/** The page for any unknown path; the attempted path goes to the console (docs/product/pages.md, P-PAGE-6). */
export function NotFoundPage() {
  useEffect(() => {
    console.error('404: no page at', window.location.pathname)
  }, [])
  return (
    <section className={classes['message']}>
      <h1>{words.notFound}</h1>
      <p>{words.notFoundWays}</p>
      <p className={classes['ways']}>
        <ActionLink href="/">{words.returnHome}</ActionLink>
        <ActionLink href="/locations" tone="quiet">
          {findClinic}
        </ActionLink>
        <ActionLink href="/services" tone="text">
          {seeServices}
        </ActionLink>
      </p>
      {lostPicture && (
        <Picture
          picture={lostPicture}
          sizes="(min-width: 640px) 440px, calc(100vw - 40px)"
          place="head"
          className={classes['picture']}
        />
      )}
    </section>
  )
}
