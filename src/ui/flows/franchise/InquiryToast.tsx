import type { Phone } from '../../../../content/types.ts'
import { Toast } from '../../Toast/Toast.tsx'

export interface InquiryToastProps {
  isShown: boolean
  /** The inquiry waits on this device to be sent. */
  isSaved: boolean
  /** Whom to call where it waits. */
  phone: Phone
  onClose: () => void
}

/** The message of docs/product/franchise.md, P-FRAN-5, or that the inquiry waits to be sent. */
export function InquiryToast({ isShown, isSaved, phone, onClose }: InquiryToastProps) {
  const title = isSaved ? 'Inquiry saved on this device' : 'Inquiry Submitted Successfully!'
  const text = isSaved
    ? `It is not with us yet: it is sent as soon as that works while a page of this site is open. Our franchise development team then contacts you within 24 hours. Or call us: ${phone.display}.`
    : 'Our franchise development team will contact you within 24 hours.'
  return <Toast title={isShown ? title : null} text={text} onClose={onClose} />
}
