import type { Phone } from '../../../../content/types.ts'
import * as words from '../../../../content/words/franchise.ts'
import { Toast } from '../../Toast/Toast.tsx'

export interface InquiryToastProps {
  isShown: boolean
  /** The inquiry is kept on this device until it can be sent. */
  isSaved: boolean
  /** Whom to call while it is not sent. */
  phone: Phone
  /** Its button was pressed. */
  onPress: () => void
  onClose: () => void
}

/** The message of docs/product/franchise.md, P-FRAN-5, or that the inquiry is kept until it can be sent. */
export function InquiryToast({ isShown, isSaved, phone, ...way }: InquiryToastProps) {
  const title = isSaved ? words.saved.title : words.received.title
  const text = isSaved ? words.saved.text(phone.display) : words.received.text
  return <Toast title={isShown ? title : null} text={text} {...way} />
}
