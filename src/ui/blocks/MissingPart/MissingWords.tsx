import type { Phone } from '../../../../content/types.ts'
import { missing } from '../../../../content/words/missing.ts'
import { CallLink } from '../CallLink/CallLink.tsx'

export interface MissingWordsProps {
  /** What is missing, as a visitor would name it. */
  name: string
  phone: Phone
}

/** Says what is missing and how to go on. */
export function MissingWords({ name, phone }: MissingWordsProps) {
  return missing(name, <CallLink key="phone" phone={phone} />)
}
