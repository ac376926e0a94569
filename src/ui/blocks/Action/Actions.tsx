import type { CallToAction } from '../../../../content/types.ts'
import { Action, type ActionSettings } from './Action.tsx'

/** Longer words fill a row: no second pill stands beside them. */
const longest = 30

/** The next steps: the first in ember, the second quiet where there is room for it, a third as words. */
export function Actions({ actions, settings }: { actions: readonly CallToAction[]; settings: ActionSettings }) {
  const pills = actions.some(({ label }) => label.length > longest) ? 1 : 2
  return actions.map((action, index) => (
    <Action
      key={`${action.kind} ${action.label}`}
      action={action}
      settings={settings}
      tone={index === 0 ? 'primary' : index < pills ? 'quiet' : 'text'}
    />
  ))
}
