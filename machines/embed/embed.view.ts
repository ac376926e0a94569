import type { SnapshotFrom } from 'xstate'
import type { embedMachine, EmbedFailure } from './embed.machine.ts'

export type EmbedSnapshot = SnapshotFrom<typeof embedMachine>

export interface EmbedView {
  status: 'waiting' | 'loading' | 'ready' | 'slow' | 'failed'
  /** px */
  height: number
  attempt: number
  reason: EmbedFailure | null
  /** Whether other ways to go on are shown beside the frame. */
  needsAlternatives: boolean
}

/** What the page shows of a snapshot. */
export function embedView(snapshot: EmbedSnapshot): EmbedView {
  const { height, attempt, reason } = snapshot.context
  const status = snapshot.value
  return {
    status,
    height,
    attempt,
    reason,
    needsAlternatives: status === 'slow' || status === 'failed',
  }
}
