import type { CallToAction } from '../../../../content/types.ts'
import { Action, type ActionSettings } from './Action.tsx'

/** The next steps on a dark scene: the first in ember, the others quiet. */
export function Actions({ actions, settings }: { actions: readonly CallToAction[]; settings: ActionSettings }) {
  return actions.map((action, index) => (
    <Action
      key={`${action.kind} ${action.label}`}
      action={action}
      settings={settings}
      tone={index === 0 ? 'primary' : 'quiet'}
      onDark
    />
  ))
}
