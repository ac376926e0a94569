import { useEffect } from 'react'
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
      <h1>Oops! We couldn't find that page</h1>
      <p>The address may have changed, or a letter is missing. The clinics and services are one step away.</p>
      <p className={classes['ways']}>
        <ActionLink href="/">Return to Homepage</ActionLink>
        <ActionLink href="/locations" tone="quiet">
          Find a clinic
        </ActionLink>
        <ActionLink href="/services" tone="text">
          See the services
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
