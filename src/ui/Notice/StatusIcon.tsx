import { circledCheck, circledExclamation, circledInfo } from '../blocks/PathIcon/icon-paths.ts'
import { PathIcon } from '../blocks/PathIcon/PathIcon.tsx'

/** 'warm' asks for something, 'cold' tells, 'done' tells of a success. */
export type Tone = 'warm' | 'cold' | 'done'

const paths = { warm: circledExclamation, cold: circledInfo, done: circledCheck }

/** What kind of message it stands at the start of; the words beside it say so too. */
export function StatusIcon({ tone }: { tone: Tone }) {
  return <PathIcon path={paths[tone]} size={20} stroke={1.6} />
}
