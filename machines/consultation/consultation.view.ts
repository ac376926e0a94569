import type { SnapshotFrom } from 'xstate'
import type { consultationMachine } from './consultation.machine.ts'

export type ConsultationSnapshot = SnapshotFrom<typeof consultationMachine>

/** Whether the success view is shown. */
export function isPaid(snapshot: ConsultationSnapshot): boolean {
  return snapshot.matches('paid')
}
