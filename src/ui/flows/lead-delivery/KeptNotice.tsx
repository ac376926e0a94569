import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { close } from '../../../../content/words/common.ts'
import * as words from '../../../../content/words/lead-delivery.ts'
import type { Phone } from '../../../../content/types.ts'
import { leadDeliveryView, type LeadDeliveryEvent } from '../../../../machines/lead-delivery/index.ts'
import { daysKept } from '../../../delivery/days-kept.ts'
import type { Sender } from '../../../delivery/sender.ts'
import { ActionButton } from '../../blocks/ActionLink/ActionButton.tsx'
import { CallLink } from '../../blocks/CallLink/CallLink.tsx'
import notices from '../../Notice/Notice.module.css'
import { StatusIcon, type Tone } from '../../Notice/StatusIcon.tsx'
import { CopyKept } from './CopyKept.tsx'
import classes from './KeptNotice.module.css'
import { expiringWords, refusedWords, savedWords } from './kept-words.ts'

export interface KeptNoticeProps {
  actor: Sender['actor']
  /** Whom to call about what is not delivered. */
  phone: Phone
}

/**
 * Lists what has not reached the clinic yet, what was turned down and what has just arrived: above the page until it is
 * settled.
 */
export function KeptNotice({ actor, phone }: KeptNoticeProps) {
  const view = leadDeliveryView(useSelector(actor, (snapshot) => snapshot))
  const { phase, waiting, refused, own, isBusy, isDelivered, isExpiring } = view
  const title = useRef<HTMLHeadingElement>(null)
  const isKept = waiting.length + refused.length > 0
  const tone = toneOf(view)
  const send = (event: LeadDeliveryEvent, focus: HTMLElement | null) => {
    focus?.focus({ preventScroll: true })
    actor.send(event)
  }

  return (
    <div data-delivery={phase}>
      <div role="status" className="visually-hidden">
        {[
          ...(waiting.length > 0 ? [savedWords(waiting)] : []),
          ...(refused.length > 0 ? [refusedWords(refused)] : []),
          ...(isDelivered ? [words.delivered] : []),
        ].join(' ')}
      </div>
      {(isKept || isDelivered) && (
        <aside
          aria-label={words.region}
          className={`${notices['notice']} ${classes['kept']}`}
          data-tone={tone}
          data-done={!isKept}
        >
          <StatusIcon tone={tone} />
          <div className={classes['words']}>
            <h2 ref={title} tabIndex={-1} className={classes['title']}>
              {titleOf(view)}
            </h2>
            {waiting.length > 0 && <p>{savedWords(waiting)}</p>}
            {refused.length > 0 && <p>{refusedWords(refused)}</p>}
            {isExpiring && <p className={classes['expiring']}>{expiringWords(daysKept())}</p>}
            {isDelivered && <p>{words.delivered}</p>}
            {isKept && <p>{words.callUs(<CallLink key="phone" phone={phone} />)}</p>}
          </div>
          <div className={classes['ways']}>
            {waiting.length > 0 && (
              <ActionButton
                compact
                tone="quiet"
                isBusy={isBusy}
                onClick={() => send({ type: 'kept.retry' }, title.current)}
              >
                {phase === 'sending' ? words.sending : words.tryNow}
              </ActionButton>
            )}
            {own.length > 0 && <CopyKept leads={own} />}
            {isKept && (
              <span className={classes['delete']}>
                <ActionButton
                  compact
                  tone="quiet"
                  isBusy={isBusy}
                  onClick={() => send({ type: 'kept.delete' }, document.getElementById('main'))}
                >
                  {waiting.length > 0 ? words.deleteWaiting : words.deleteRefused}
                </ActionButton>
              </span>
            )}
            {isDelivered && (
              <ActionButton
                compact
                tone="quiet"
                isBusy={isBusy}
                onClick={() => send({ type: 'notice.close' }, document.getElementById('main'))}
              >
                {close}
              </ActionButton>
            )}
          </div>
        </aside>
      )}
    </div>
  )
}

function toneOf({ refused, isDelivered }: ReturnType<typeof leadDeliveryView>): Tone {
  if (refused.length > 0) return 'warm'
  return isDelivered ? 'done' : 'cold'
}

function titleOf({ refused, isDelivered }: ReturnType<typeof leadDeliveryView>): string {
  if (isDelivered) return words.titles.delivered
  return refused.length > 0 ? words.titles.refused : words.titles.waiting
}
