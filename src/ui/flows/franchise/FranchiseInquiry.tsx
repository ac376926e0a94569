import { inquiryForm } from '../../../../content/words/parts.ts'
import type { InquiryFormProps } from '../../blocks/Inquiry/Inquiry.tsx'
import { FetchedForm } from '../../loading/FetchedForm.tsx'

/** The franchise inquiry form. */
export function FranchiseInquiry(props: InquiryFormProps) {
  return <FetchedForm name={inquiryForm} phone={props.phone} fetchForm={fetchForm} form={props} />
}

async function fetchForm() {
  const { FranchiseForm } = await import('./FranchiseForm.tsx')
  return { Form: FranchiseForm }
}
