import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, type ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { call } from '../../../../content/words/common.ts'
import * as words from '../../../../content/words/exam.ts'
import { exam } from '../../../../content/words/parts.ts'
import { siteSettings } from '../../../../content/site.ts'
import type { PartFrame, Phone } from '../../../../content/types.ts'
import type { EmbedView } from '../../../../machines/embed/index.ts'
import {
  examDisclosureMachine,
  type ExamDisclosureEvent,
  type ExamDisclosureState,
} from '../../../../machines/exam-disclosure/index.ts'
import { listenToPart } from '../../../adapters/embed-part.ts'
import { CallLink } from '../../blocks/CallLink/CallLink.tsx'
import { Dialog } from '../../Dialog/Dialog.tsx'
import { DialogBoundary } from '../../Dialog/DialogBoundary.tsx'
import { useDialogEntry } from '../../Dialog/use-dialog-entry.ts'
import { useFocusReturn } from '../../Dialog/use-focus-return.ts'
import type { Opened, Press } from '../../loading/use-opening.ts'
import { EmbedFrame } from '../embed/EmbedFrame.tsx'
import classes from './ExamDialog.module.css'

const frameHeight = 600

/** The exam's events for the states of its frame. */
const eventsOfFrame: Partial<Record<EmbedView['status'], ExamDisclosureEvent>> = {
  loading: { type: 'exam.retry' },
  ready: { type: 'exam.ready' },
  slow: { type: 'exam.slow' },
  failed: { type: 'exam.fail' },
}

export interface ExamDialogProps {
  opened: Opened<Press>
  /** Whom to call if the exam is not available. */
  phone: Phone
  frame: PartFrame
}

/** The exam in front of its page. Its frame, and with it the camera, is removed as soon as the dialog is closed. */
export function ExamDialog(props: ExamDialogProps) {
  return (
    <DialogBoundary name={exam} request={props.opened.request} onClosed={props.opened.onClosed}>
      <Exam {...props} />
    </DialogBoundary>
  )
}

function Exam({ opened, phone, frame }: ExamDialogProps) {
  const actor = useActorRef(examDisclosureMachine)
  const isOpen = useSelector(actor, ({ value }) => value !== 'idle')
  const opener = opened.request?.opener ?? null

  useEffect(() => {
    if (opened.isOpen) actor.send({ type: 'exam.start' })
  }, [actor, opened.isOpen])
  const close = () => actor.send({ type: 'exam.close' })
  useDialogEntry(isOpen, close)
  useFocusReturn(isOpen, opener, opened.onClosed)

  return (
    <Dialog isOpen={isOpen} onClose={close} title={words.start} opener={opener} fillsPhone>
      <Part actor={actor} phone={phone} frame={frame} />
    </Dialog>
  )
}

interface PartProps extends Pick<ExamDialogProps, 'phone' | 'frame'> {
  actor: ActorRefFrom<typeof examDisclosureMachine>
}

/** The frame, for as long as the exam is open. */
function Part({ actor, phone, frame }: PartProps) {
  const state = useSelector(actor, ({ value }) => value)

  const onStatus = useCallback(
    (status: EmbedView['status']) => {
      const event = eventsOfFrame[status]
      if (event) actor.send(event)
    },
    [actor],
  )

  return (
    <div className={classes['exam']}>
      {state !== 'idle' && (
        <EmbedFrame
          {...frame}
          part="consultation"
          title={words.frame}
          height={frameHeight}
          allow="camera; microphone; payment"
          listen={listenToPart}
          onStatus={onStatus}
          notice={noticeIn(state)}
          alternatives={
            <span>
              {call} <CallLink phone={phone} />
            </span>
          }
        />
      )}
    </div>
  )
}

function noticeIn(state: ExamDisclosureState): ReactNode {
  if (state === 'preparing') return words.preparing
  if (state !== 'unavailable' || !siteSettings.revealUnavailable) return undefined
  return (
    <>
      <strong>{words.notAvailable}</strong> {words.cannotStart}
    </>
  )
}
