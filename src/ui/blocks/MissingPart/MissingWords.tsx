import type { Phone } from '../../../../content/types.ts'
import { CallLink } from '../CallLink/CallLink.tsx'

export interface MissingWordsProps {
  /** What is missing, as a visitor would name it. */
  name: string
  phone: Phone
}

/** What is missing, and the way on. */
export function MissingWords({ name, phone }: MissingWordsProps) {
  return (
    <>
      ‘{name}’ cannot be shown right now. Call us, and we help you: <CallLink phone={phone} />.
    </>
  )
}
