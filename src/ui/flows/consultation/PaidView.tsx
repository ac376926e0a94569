import { useEffect, useRef } from 'react'
import type { Consultation, Picture as PictureRecord } from '../../../../content/types.ts'
import { ActionLink } from '../../blocks/ActionLink/ActionLink.tsx'
import { CallLink } from '../../blocks/CallLink/CallLink.tsx'
import { check } from '../../blocks/PathIcon/icon-paths.ts'
import { PathIcon } from '../../blocks/PathIcon/PathIcon.tsx'
import { Picture } from '../../blocks/Picture/Picture.tsx'
import { focusIsTold } from '../../focus-is-told.ts'
import { TitleFocus } from '../../steps/TitleFocus.tsx'
import classes from './PaidView.module.css'

export interface PaidViewProps {
  consultation: Consultation
  /** The page's own picture. */
  picture: PictureRecord | null
}

/**
 * The view of docs/product/consultation.md, P-CONSULT-4, with the link to the video call. It reveals nothing secret:
 * the meeting's host admits people. Its title takes the focus once a screen reader was told that it left the frame.
 */
export function PaidView({ consultation: { paid, meetingUrl, phone }, picture }: PaidViewProps) {
  const heading = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = heading
    if (current) current.animate([], focusIsTold).onfinish = () => current.focus()
  }, [])

  return (
    <section data-scene data-hero="within" data-climate="within" aria-labelledby="paid-title">
      <div className={classes['inner']}>
        <div>
          <span className={classes['mark']} aria-hidden="true">
            <PathIcon path={check} size={28} stroke={2} />
          </span>
          <TitleFocus ref={heading} titleId="paid-title">
            <h1 id="paid-title">{paid.title}</h1>
          </TitleFocus>
          <p className={classes['connecting']}>{paid.connecting}</p>
          <p className={classes['wait']}>{paid.wait}</p>
          <div className={classes['actions']}>
            <ActionLink href={meetingUrl} newTab>
              {paid.join}
            </ActionLink>
            <ActionLink href="/" tone="quiet">
              {paid.home}
            </ActionLink>
          </div>
          <p className={classes['support']}>
            {paid.support}: <CallLink phone={phone} />
          </p>
        </div>
        {picture && <Picture picture={picture} sizes="480px" className={classes['picture']} />}
      </div>
    </section>
  )
}
