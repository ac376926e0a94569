import type { CallToAction } from '../../../../content/types.ts'
import { Action, type ActionSettings } from './Action.tsx'

/** Longer words fill a row: no second pill stands beside them. */
const longest = 30

export interface ActionsProps {
  actions: readonly CallToAction[]
  settings: ActionSettings
  /** They stand beside what the page is for, which has the ember one: theirs are quiet. */
  areBeside?: boolean
}

/** The next steps: the first in ember, the second quiet where there is room for it, a third as words. */
export function Actions({ actions, settings, areBeside = false }: ActionsProps) {
  const pills = actions.some(({ label }) => label.length > longest) ? 1 : 2
  return actions.map((action, index) => (
    <Action
      key={`${action.kind} ${action.label}`}
      action={action}
      settings={settings}
      tone={index >= pills ? 'text' : areBeside || index > 0 ? 'quiet' : 'primary'}
    />
  ))
}
