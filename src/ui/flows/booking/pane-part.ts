import { useSyncExternalStore } from 'react'
import { createStepPart } from './step-parts.ts'

const panePart = createStepPart(() => import('./PanePart.tsx'))

/** From this width on there is a pane beside the steps. */
const twoPanes = '(min-width: 900px)'

/** What the pane is drawn with, fetched on idle where the window has room for a pane; null until then. */
export function usePanePart() {
  const isShown = useSyncExternalStore(
    watchWidth,
    () => window.matchMedia(twoPanes).matches,
    () => false,
  )
  return panePart.use(false, isShown)
}

function watchWidth(onChange: () => void): () => void {
  const width = window.matchMedia(twoPanes)
  width.addEventListener('change', onChange)
  return () => width.removeEventListener('change', onChange)
}
