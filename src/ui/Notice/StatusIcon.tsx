import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'

/** 'warm' asks for something, 'cold' tells, 'done' tells of a success. */
export type Tone = 'warm' | 'cold' | 'done'

const icons = { warm: IconAlertCircle, cold: IconInfoCircle, done: IconCircleCheck }

/** What kind of message it stands at the start of; the words beside it say so too. */
export function StatusIcon({ tone }: { tone: Tone }) {
  const Icon = icons[tone]
  return <Icon size={20} stroke={1.6} aria-hidden />
}
