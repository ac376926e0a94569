import type { AnyActor } from 'xstate'
import { nothingInspected, withMessage, type Inspection } from '../log.ts'
import type { Message } from '../messages.ts'
import { saveSession } from '../session-text.ts'
import { watchFlows } from './watch.ts'

/**
 * Keeps the log of the page's flows in the page, masked, until the visitor saves it as a file: by Ctrl+Alt+V, or by
 * `saveVisit()` in the browser's console. Nothing is sent or stored. A site is built with it by `VITE_VISIT_EXPORT=1`.
 */
export function keepVisit(): void {
  const { pathname: path } = window.location
  let kept: Inspection = nothingInspected
  const hear = (message: Message) => {
    kept = withMessage(kept, { page: 1, message })
  }
  hear({ type: '@inspector.page', path, width: window.innerWidth })
  watchFlows(
    {
      actor: (actor, snapshot) => {
        const name = String(actor.logic.id)
        hear({ ...origin(actor), type: '@xstate.actor', name, snapshot, definition: undefined, parentId: undefined })
      },
      event: () => undefined,
      snapshot: (actor, snapshot, { event }) =>
        hear({
          ...origin(actor),
          type: '@xstate.snapshot',
          event,
          snapshot: { ...snapshot, output: undefined, error: undefined },
        }),
    },
    { flowOf: (id) => ({ id, stimuli: () => [] }), isRewindable: false },
  )
  const saveVisit = () => saveSession(kept, 'visit.json')
  Object.assign(window, { saveVisit })
  window.addEventListener('keydown', ({ ctrlKey, altKey, code }) => {
    if (ctrlKey && altKey && code === 'KeyV') saveVisit()
  })
}

function origin({ sessionId }: AnyActor) {
  return { sessionId, rootId: sessionId, createdAt: String(Date.now()), id: '', _version: '' }
}
