import type { CallToAction } from '../../../../content/types.ts'
import { Action, type ActionSettings } from './Action.tsx'

/** Actions with longer words fill a row: they have no second pill beside them. */
const longest = 30

export interface ActionsProps {
  actions: readonly CallToAction[]
  settings: ActionSettings
  /** They are beside the page's main element, which has the ember action, so theirs are quiet. */
  areBeside?: boolean
}

/** The next steps: the first in ember, the second quiet if there is room for it, the third as a text link. */
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
