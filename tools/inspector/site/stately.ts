import { createBrowserInspector } from '@statelyai/inspect'
import { registeredFlows } from './known-flows.ts'
import { watchFlows } from './watch.ts'

/**
 * Connects the page to the hosted Stately inspector. Browsers open a window only on a press, so the first press on the
 * page opens it; events from before are kept and posted then.
 */
export function connectStately(): void {
  const inspector = createBrowserInspector({ autoStart: false })
  watchFlows(inspector, registeredFlows)
  window.addEventListener('pointerup', () => inspector.start(), { once: true })
}

connectStately()
