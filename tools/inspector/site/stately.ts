import { createBrowserInspector } from '@statelyai/inspect'
import { watchFlows } from './watch.ts'

/**
 * The page's side for the hosted Stately inspector. Browsers open a window only when something is pressed, so the first
 * press on the page opens it; what happened before is kept and posted then.
 */
export function connectStately(): void {
  const inspector = createBrowserInspector({ autoStart: false })
  watchFlows(inspector)
  window.addEventListener('pointerup', () => inspector.start(), { once: true })
}

connectStately()
