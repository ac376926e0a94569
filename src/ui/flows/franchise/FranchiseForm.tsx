import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { fromPromise } from 'xstate'
import * as words from '../../../../content/words/franchise.ts'
import type { DeliveryAnswer } from '../../../../machines/delivery-answer.ts'
import {
  franchiseMachine,
  franchiseView,
  type FranchiseView,
  type InquiryDelivery,
} from '../../../../machines/franchise/index.ts'
import type { Delivery } from '../../../delivery/delivery.ts'
import { useAdapters } from '../../../adapters/use-adapters.ts'
import { ActionButton } from '../../blocks/ActionLink/ActionButton.tsx'
import { CallLink } from '../../blocks/CallLink/CallLink.tsx'
import type { InquiryFormProps } from '../../blocks/Inquiry/Inquiry.tsx'
import { ConsentBox } from '../../Submission/ConsentBox.tsx'
import { Decoy } from '../../Submission/Decoy.tsx'
import { MantineTheme } from '../../MantineTheme/MantineTheme.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { fieldNames } from './franchise-fields.ts'
import classes from './FranchiseForm.module.css'
import { InquiryFields } from './InquiryFields.tsx'
import { InquiryReceived } from './InquiryReceived.tsx'
import { InquiryToast } from './InquiryToast.tsx'
import { useInquiryForm } from './use-inquiry-form.ts'

/** The franchise inquiry: twelve fields, their errors, and the result of sending them. */
export function FranchiseForm({ phone, email }: InquiryFormProps) {
  const { inquiries } = useAdapters()
  const [machine] = useState(() => franchiseMachine.provide({ actors: { deliver: deliverTo(inquiries) } }))
  const actor = useActorRef(machine)
  const view = franchiseView(useSelector(actor, (snapshot) => snapshot))
  const { step, isSaved } = view
  const { errors, attempt, bind, onSubmit, startAfresh, submission } = useInquiryForm()
  const { consent, decoy, stamp } = submission
  const { summary, complain } = useErrorFocus()
  const submit = useRef<HTMLDivElement>(null)
  const onEdit = () => actor.send({ type: 'inquiry.edit' })

  useEffect(() => {
    const subscription = actor.on('inquiry.delivered', () => {
      if (submit.current?.closest('form')?.contains(document.activeElement)) focusButtonIn(submit.current)
      startAfresh()
    })
    return () => subscription.unsubscribe()
  }, [actor, startAfresh])

  const send = onSubmit(
    (inquiry) =>
      actor.send(
        step === 'refused' ? { type: 'inquiry.retry' } : { type: 'inquiry.submit', stamp: stamp(inquiry), inquiry },
      ),
    complain,
  )

  return (
    <>
      <InquiryReceived {...view} />
      <form noValidate aria-label={words.form} className={classes['form']} onSubmit={send}>
        <ErrorSummary errors={listOf(errors)} ref={summary} />
        <p className={classes['note']}>{words.required}</p>
        <MantineTheme>
          <InquiryFields
            key={attempt}
            isNext={attempt > 0}
            bind={(name) => bind(name, onEdit)}
            isSubmitting={step === 'submitting'}
          />
        </MantineTheme>
        <div ref={submit} className={classes['submit']}>
          <Decoy ref={decoy} />
          <ConsentBox
            {...consent}
            onChange={(isChecked) => {
              consent.onChange(isChecked)
              onEdit()
            }}
            isLocked={step === 'submitting'}
          />
          <Submission step={step} phone={phone} email={email} />
        </div>
        <InquiryToast
          isShown={step === 'succeeded'}
          isSaved={isSaved}
          phone={phone}
          onPress={() => focusButtonIn(submit.current)}
          onClose={() => actor.send({ type: 'inquiry.dismiss' })}
        />
      </form>
    </>
  )
}

/** The button, and the result of the last try. */
function Submission({ step, phone, email }: InquiryFormProps & Pick<FranchiseView, 'step'>) {
  return (
    <>
      {step === 'refused' && (
        <p role="alert" className={classes['notice']}>
          {words.refused(
            <CallLink key="phone" phone={phone} />,
            <a key="email" href={`mailto:${email}`}>
              {email}
            </a>,
          )}
        </p>
      )}
      <ActionButton type="submit" isBusy={step === 'submitting'}>
        {words.submit[step]}
      </ActionButton>
      <p role="status" className="visually-hidden">
        {step === 'submitting' && words.submitting}
      </p>
    </>
  )
}

/** The button takes the focus from what is about to go: the toast, or a field in which Enter was pressed. */
function focusButtonIn(place: HTMLElement | null): void {
  place?.querySelector('button')?.focus({ preventScroll: true })
}

function deliverTo(inquiries: Delivery) {
  return fromPromise<DeliveryAnswer, InquiryDelivery>(({ input: { stamp, inquiry } }) =>
    inquiries.deliver({ ...inquiry, ...stamp }),
  )
}

/**
 * The error summary takes the focus each time that the form is submitted with errors. Its title is scrolled into view
 * first: focus alone would show the end of a summary that is taller than the screen.
 */
function useErrorFocus() {
  const summary = useRef<HTMLDivElement>(null)
  const [complaints, setComplaints] = useState(0)
  useEffect(() => {
    if (complaints === 0) return
    summary.current?.scrollIntoView({ block: 'start' })
    summary.current?.focus({ preventScroll: true })
  }, [complaints])
  return { summary, complain: () => setComplaints((count) => count + 1) }
}

/** Field and message, in the order of the form. */
function listOf(errors: Readonly<Record<string, unknown>>): [string, string][] {
  return fieldNames.flatMap((name): [string, string][] => {
    const message = errors[name]
    return typeof message === 'string' ? [[name, message]] : []
  })
}
