import { useForm, type FormErrors } from '@mantine/form'
import { useState } from 'react'
import * as callback from '../../../../content/words/offer-lead.ts'
import * as words from '../../../../content/words/say-when.ts'
import type { BookingLocation, BookingService } from '../../../../content/types.ts'
import {
  askedTimeSchema,
  dayWishes,
  parseAskedTime,
  timeWishes,
  type AnyLead,
  type AskedTime,
  type OfferLeadEvent,
  type TimeRequest,
  type TimeRequestIssue,
} from '../../../../machines/offer-lead/index.ts'
import { useAdapters } from '../../../adapters/use-adapters.ts'
import { nextPaint } from '../../../adapters/next-paint.ts'
import { ActionButton } from '../../blocks/ActionLink/ActionButton.tsx'
import { MantineTheme } from '../../MantineTheme/MantineTheme.tsx'
import { checkedInWords } from '../../Submission/checked-in-words.ts'
import { ConsentBox } from '../../Submission/ConsentBox.tsx'
import { Decoy } from '../../Submission/Decoy.tsx'
import { useSubmission } from '../../Submission/use-submission.ts'
import { TextField } from '../../TextField/TextField.tsx'
import classes from './LeadDialog.module.css'
import { timeDraft } from './time-draft.ts'
import { WishChips } from './WishChips.tsx'

export interface TimeFormProps {
  service: BookingService
  location: BookingLocation
  /** What is asked for, as the clinic's staff read it. */
  offer: string
  /** The request last submitted; it is changed where the draft has been forgotten. */
  lead: AnyLead
  isSending: boolean
  send: (event: OfferLeadEvent) => void
}

const problems: Readonly<Record<TimeRequestIssue, string>> = { ...callback.problems, ...words.problems }

/** Name, phone and when it would suit. What is typed is kept as a draft with every change. */
export function TimeForm({ service, location, offer, lead: submitted, isSending, send }: TimeFormProps) {
  const form = useTimeForm(submitted)
  const { consent, decoy, stamp } = useSubmission(timeDraft, submitted.phone !== '')
  const focusFirst = (errors: FormErrors) => {
    const [first] = Object.keys(errors)
    if (first) void nextPaint().then(() => form.getInputNode(first)?.focus())
  }
  const submit = (asked: AskedTime) => {
    const lead: TimeRequest = { request: 'time', clinic: location.slug, service: service.id, ...asked }
    send({ type: 'lead.submit', stamp: stamp({ ...lead, offer }), lead })
  }
  const wishes = (name: 'days' | 'times') => ({
    value: form.values[name],
    isLocked: isSending,
    onChange: (value: string) => form.setFieldValue(name, value),
  })

  return (
    <form noValidate className={classes['form']} onSubmit={form.onSubmit(submit, focusFirst)}>
      <p className={classes['promise']}>{words.promise(location.name)}</p>
      <MantineTheme>
        <TextField
          {...words.fields.name}
          {...form.getInputProps('name')}
          autoComplete="name"
          required
          readOnly={isSending}
        />
        <TextField
          {...words.fields.phone}
          {...form.getInputProps('phone')}
          autoComplete="tel"
          type="tel"
          inputMode="tel"
          required
          readOnly={isSending}
        />
        <WishChips legend={words.whichDays} wishes={dayWishes} labels={words.days} {...wishes('days')} />
        <WishChips legend={words.whichTimes} wishes={timeWishes} labels={words.times} {...wishes('times')} />
      </MantineTheme>
      <Decoy ref={decoy} />
      <ConsentBox {...consent} isLocked={isSending} />
      <ActionButton type="submit" isBusy={isSending}>
        {isSending ? callback.sending : words.submit}
      </ActionButton>
      <p role="status" className="visually-hidden">
        {isSending && callback.sendingRequest}
      </p>
    </form>
  )
}

function useTimeForm(submitted: AnyLead) {
  const { drafts } = useAdapters()
  const [initialValues] = useState(() => parseAskedTime(drafts.read(timeDraft) ?? submitted))
  return useForm<AskedTime>({
    name: timeDraft,
    initialValues,
    validate: checkedInWords<TimeRequestIssue>(askedTimeSchema, problems),
    onValuesChange: (values) => drafts.write(timeDraft, values),
  })
}
