import type { TextInputProps } from '@mantine/core'
import { useForm, type FormErrors } from '@mantine/form'
import { useState } from 'react'
import * as words from '../../../../content/words/offer-lead.ts'
import {
  leadSchema,
  parseLeadDraft,
  type AnyLead,
  type Lead,
  type LeadIssue,
  type OfferLeadEvent,
} from '../../../../machines/offer-lead/index.ts'
import { nextPaint } from '../../../adapters/next-paint.ts'
import { useAdapters } from '../../../adapters/use-adapters.ts'
import { ActionButton } from '../../blocks/ActionLink/ActionButton.tsx'
import { ConsentBox } from '../../Submission/ConsentBox.tsx'
import { Decoy } from '../../Submission/Decoy.tsx'
import { checkedInWords } from '../../Submission/checked-in-words.ts'
import { useSubmission } from '../../Submission/use-submission.ts'
import { MantineTheme } from '../../MantineTheme/MantineTheme.tsx'
import { TextField } from '../../TextField/TextField.tsx'
import { leadDraft } from './lead-draft.ts'
import classes from './LeadDialog.module.css'

export interface LeadFormProps {
  /** What the lead is about. */
  offer: string
  /** The lead last submitted; it is changed where the draft has been forgotten. */
  lead: AnyLead
  isSending: boolean
  send: (event: OfferLeadEvent) => void
}

interface Field extends TextInputProps {
  name: keyof Lead
}

const fields: readonly Field[] = [
  { name: 'firstName', autoComplete: 'given-name', className: classes['half'] },
  { name: 'lastName', autoComplete: 'family-name', className: classes['half'] },
  { name: 'email', autoComplete: 'email', type: 'email', inputMode: 'email' },
  { name: 'phone', autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
]

/** Name, email and phone. What is typed is kept as a draft with every change. */
export function LeadForm({ offer, lead: submitted, isSending, send }: LeadFormProps) {
  const form = useLeadForm(submitted)
  const { consent, decoy, stamp } = useSubmission(leadDraft, submitted.phone !== '')
  const focusFirst = (errors: FormErrors) => {
    const [first] = Object.keys(errors)
    if (first) void nextPaint().then(() => form.getInputNode(first)?.focus())
  }

  return (
    <form
      noValidate
      className={classes['form']}
      onSubmit={form.onSubmit(
        (lead) => send({ type: 'lead.submit', stamp: stamp({ ...lead, offer }), lead }),
        focusFirst,
      )}
    >
      <p className={classes['promise']}>{words.promise}</p>
      <MantineTheme>
        {fields.map(({ name, ...field }) => (
          <TextField
            key={name}
            {...words.fields[name]}
            {...field}
            {...form.getInputProps(name)}
            required
            readOnly={isSending}
          />
        ))}
      </MantineTheme>
      <Decoy ref={decoy} />
      <ConsentBox {...consent} isLocked={isSending} />
      <ActionButton type="submit" isBusy={isSending}>
        {isSending ? words.sending : words.submit}
      </ActionButton>
      <p role="status" className="visually-hidden">
        {isSending && words.sendingRequest}
      </p>
    </form>
  )
}

function useLeadForm(submitted: AnyLead) {
  const { drafts } = useAdapters()
  const [initialValues] = useState(() => parseLeadDraft(drafts.read(leadDraft) ?? submitted))
  return useForm<Lead>({
    name: 'offer-lead',
    mode: 'uncontrolled',
    initialValues,
    validate: checkedInWords<LeadIssue>(leadSchema, words.problems),
    onValuesChange: (values) => drafts.write(leadDraft, values),
  })
}
