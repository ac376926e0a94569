import { callbackForm } from '../../../../content/words/parts.ts'
import type { InquiryFormProps } from '../../blocks/Inquiry/Inquiry.tsx'
import { FetchedForm } from '../../loading/FetchedForm.tsx'
import classes from './CallbackInquiry.module.css'

/** The callback form as part of a page. Its space is reserved from the start, so that nothing moves when it loads. */
export function CallbackInquiry(props: InquiryFormProps) {
  return (
    <div className={classes['room']}>
      <FetchedForm name={callbackForm} phone={props.phone} fetchForm={fetchForm} form={props} />
    </div>
  )
}

async function fetchForm() {
  const { CallbackLead } = await import('./CallbackLead.tsx')
  return { Form: CallbackLead }
}
