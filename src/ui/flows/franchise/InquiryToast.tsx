import { Toast } from '../../Toast/Toast.tsx'

export interface InquiryToastProps {
  isShown: boolean
  /** The inquiry waits on this device to be sent. */
  isSaved: boolean
  onClose: () => void
}

/** SPEC §8 'Franchise success', or that the inquiry waits for a connection. */
export function InquiryToast({ isShown, isSaved, onClose }: InquiryToastProps) {
  const title = isSaved ? 'Inquiry saved on this device' : 'Inquiry Submitted Successfully!'
  const text = isSaved
    ? 'There is no connection right now. Your inquiry is sent once there is one; our franchise development team then contacts you within 24 hours.'
    : 'Our franchise development team will contact you within 24 hours.'
  return <Toast title={isShown ? title : null} text={text} onClose={onClose} />
}
