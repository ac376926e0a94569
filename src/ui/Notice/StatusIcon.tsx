import { circledCheck, circledExclamation, circledInfo } from '../blocks/PathIcon/icon-paths.ts'
import { PathIcon } from '../blocks/PathIcon/PathIcon.tsx'

/** 'warm' asks the visitor to do something, 'cold' informs, 'done' reports success. */
export type Tone = 'warm' | 'cold' | 'done'

const paths = { warm: circledExclamation, cold: circledInfo, done: circledCheck }

/** Shows the kind of the message that it begins; the words beside it say so too. */
export function StatusIcon({ tone }: { tone: Tone }) {
  return <PathIcon path={paths[tone]} size={20} stroke={1.6} />
}
