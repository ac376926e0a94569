import { useCallback, useState } from 'react'
import { call } from '../../../../content/words/common.ts'
import * as words from '../../../../content/words/consultation.ts'
import type { Consultation } from '../../../../content/types.ts'
import type { EmbedEvent } from '../../../../machines/embed/index.ts'
import { listenForDemoPayment, listenToScheduler } from '../../../adapters/scheduler.ts'
import { Boundary } from '../../blocks/Boundary/Boundary.tsx'
import { CallLink } from '../../blocks/CallLink/CallLink.tsx'
import { MissingWords } from '../../blocks/MissingPart/MissingWords.tsx'
import { useNearView } from '../../loading/use-near-view.ts'
import { EmbedFrame } from '../embed/EmbedFrame.tsx'
import classes from './SchedulerFrame.module.css'

const frameHeight = 600

export interface SchedulerFrameProps {
  consultation: Consultation
  title: string
  intro: string
  /**
   * Called when the built-in scheduler reports a payment; a configured scheduler's report is not trusted
   * (docs/decisions/20-paid-view.md).
   */
  onPaid: () => void
}

/**
 * The scheduler, loaded once it comes near the visitor's view (docs/decisions/26-slow-and-failed-parts.md). A link to
 * it is there from the start and stays: without JavaScript it is the only way to the scheduler
 * (docs/decisions/17-without-javascript.md).
 */
export function SchedulerFrame({ consultation, title, intro, onPaid }: SchedulerFrameProps) {
  const { schedulerUrl, isDemonstration, phone, email, booked } = consultation
  const [place, isNear] = useNearView()
  const [isBooked, setBooked] = useState(false)
  const onComplete = useCallback(() => setBooked(true), [])

  const listen = useCallback(
    (frame: HTMLIFrameElement, send: (event: EmbedEvent) => void) => {
      const stops = [listenToScheduler(frame, send)]
      if (isDemonstration) stops.push(listenForDemoPayment(frame, onPaid))
      return () => stops.forEach((stop) => stop())
    },
    [isDemonstration, onPaid],
  )

  const newTab = (
    <a href={schedulerUrl} target="_blank" rel="noopener noreferrer">
      {words.openScheduler}
    </a>
  )

  return (
    <section id="schedule" aria-labelledby="schedule-title">
      <div className={classes['head']}>
        <h2 id="schedule-title">{title}</h2>
        <p>{intro}</p>
      </div>
      <p role="status" className={classes['booked']}>
        {isBooked && booked}
      </p>
      <div ref={place} className={classes['place']}>
        {isNear && (
          <Boundary
            name={title}
            fallback={
              <p>
                <MissingWords name={title} phone={phone} />
              </p>
            }
          >
            <EmbedFrame
              src={schedulerUrl}
              title={title}
              part="scheduler"
              height={frameHeight}
              listen={listen}
              onComplete={onComplete}
              alternatives={
                <>
                  {newTab}
                  <span>
                    {call} <CallLink phone={phone} />
                  </span>
                  <span>
                    {words.writeTo(
                      <a key="email" href={`mailto:${email}`}>
                        {email}
                      </a>,
                    )}
                  </span>
                </>
              }
            />
          </Boundary>
        )}
      </div>
      <p className={classes['newTab']}>{newTab}</p>
    </section>
  )
}
