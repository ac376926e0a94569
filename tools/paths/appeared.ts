import { ariaLines } from '../../tests/drivers/aria-lines.ts'
import { jsxPlaces } from '../../tests/drivers/jsx-places.ts'
import type { Appeared } from './core/failure-text.ts'
import { replaceMethod } from '../faults/seed.ts'

/**
 * Notes each dialog that is put into the page, with the state in which the machine stood then, until it is stopped.
 * `leavesNow` tells that state; '' before the machine has got an event.
 */
export function watchDialogs(leavesNow: () => string) {
  let appeared: Appeared[] = []
  const seeds = ['appendChild', 'insertBefore'].map((name) =>
    replaceMethod(
      Node.prototype,
      name,
      (original) =>
        function put(this: object, ...parameters: unknown[]) {
          const result = original.call(this, ...parameters)
          const [node] = parameters
          if (node instanceof Element && node.isConnected) note(node)
          return result
        },
    ),
  )
  function note(node: Element): void {
    const dialog = node.matches('[role="dialog"]') ? node : node.querySelector('[role="dialog"]')
    if (!dialog) return
    const [line = ''] = ariaLines(dialog, jsxPlaces)
    const [, by = ''] = / ([^ ()]+)\)$/.exec(line) ?? []
    appeared.push({ what: line.replace(/^- /, ''), by, leaves: leavesNow() })
  }
  return {
    /** A new step begins. */
    forget: () => {
      appeared = []
    },
    appeared: () => appeared,
    stop: () => seeds.forEach(({ undo }) => undo()),
  }
}
