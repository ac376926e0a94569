import { useEffect, useRef } from 'react'
import type { Consultation } from '../../../../content/types.ts'
import { ActionLink } from '../../blocks/ActionLink/ActionLink.tsx'
import { CallLink } from '../../blocks/CallLink/CallLink.tsx'
import classes from './PaidView.module.css'

/** SPEC's success view: the way into the video call. It reveals nothing secret: the meeting's host admits people. */
export function PaidView({ consultation: { paid, meetingUrl, phone } }: { consultation: Consultation }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <section className={classes['paid']} aria-labelledby="paid-title">
      <div className={classes['inner']}>
        <h1 id="paid-title" ref={heading} tabIndex={-1}>
          {paid.title}
        </h1>
        <p className={classes['connecting']}>{paid.connecting}</p>
        <p className={classes['wait']}>{paid.wait}</p>
        <div className={classes['actions']}>
          <ActionLink href={meetingUrl} newTab>
            {paid.join}
          </ActionLink>
          <ActionLink href="/" tone="quiet" onDark>
            {paid.home}
          </ActionLink>
        </div>
        <p className={classes['support']}>
          {paid.support}: <CallLink phone={phone} />
        </p>
      </div>
    </section>
  )
}
