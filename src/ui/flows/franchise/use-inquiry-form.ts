import { useForm } from '@mantine/form'
import { useCallback, useRef, useState, type ChangeEvent, type FormEvent } from 'react'
import { problems } from '../../../../content/words/franchise.ts'
import {
  blankInquiry,
  inquirySchema,
  parseInquiryDraft,
  type InquiryDraft,
  type InquiryIssue,
} from '../../../../machines/franchise/index.ts'
import { forgetSubmission } from '../../../delivery/submission-stamp.ts'
import { useAdapters } from '../../../adapters/use-adapters.ts'
import { checkedInWords } from '../../Submission/checked-in-words.ts'
import { useSubmission } from '../../Submission/use-submission.ts'

/** The name under which the form keeps what was typed. */
const inquiryDraft = 'franchise'

/**
 * Milliseconds after an inquiry was received for which the next one rests: Orca says each choice that it finds emptied,
 * and a second press was meant for the inquiry before.
 */
export const resultIsSpoken = 1000

/** Props for a field of the form. */
export interface FieldBinding {
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void
}

/**
 * The inquiry as it is typed: kept as a draft with every change and checked when it is submitted. After that, a field
 * with an error is checked with every change until it is right. `attempt` counts the inquiries that were sent: the fields
 * of the next one are new elements. Just after one was sent, submitting has no effect.
 */
export function useInquiryForm() {
  const { drafts } = useAdapters()
  const [initialValues] = useState(() => parseInquiryDraft(drafts.read(inquiryDraft)))
  const [wrong, setWrong] = useState<string[]>([])
  const form = useForm<InquiryDraft>({
    initialValues,
    validate: checkedInWords<InquiryIssue>(inquirySchema, problems),
    clearInputErrorOnChange: false,
    validateInputOnChange: wrong,
    onValuesChange: (values) => drafts.write(inquiryDraft, values),
  })
  const { setInitialValues, reset } = form
  const [attempt, setAttempt] = useState(0)
  const isResting = useRef(false)
  const submission = useSubmission(inquiryDraft)
  const { withdraw } = submission

  const startAfresh = useCallback(() => {
    setInitialValues(blankInquiry)
    reset()
    setWrong([])
    setAttempt((last) => last + 1)
    isResting.current = true
    setTimeout(() => (isResting.current = false), resultIsSpoken)
    withdraw()
    forgetSubmission(drafts, inquiryDraft)
  }, [setInitialValues, reset, withdraw, drafts])

  const bind = (name: keyof InquiryDraft, onEdit: () => void): FieldBinding => ({
    value: form.values[name],
    error: messageOf(form.errors[name]),
    onChange: (event) => {
      form.setFieldValue(name, event.currentTarget.value)
      onEdit()
    },
  })

  const onSubmit = (submit: (inquiry: InquiryDraft) => void, complain: () => void) => {
    const check = form.onSubmit(submit, (errors) => {
      setWrong(Object.keys(errors))
      complain()
    })
    return (event: FormEvent<HTMLFormElement>) => {
      if (isResting.current) event.preventDefault()
      else check(event)
    }
  }

  return { errors: form.errors, attempt, bind, onSubmit, startAfresh, submission }
}

function messageOf(error: unknown): string | undefined {
  return typeof error === 'string' ? error : undefined
}
