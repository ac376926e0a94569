import type { SnapshotFrom } from 'xstate'
import type { serviceDetailMachine } from './service-detail.machine.ts'

export type ServiceDetailSnapshot = SnapshotFrom<typeof serviceDetailMachine>

/** The slug of the service whose detail is shown, or null. */
export function shownService(snapshot: ServiceDetailSnapshot): string | null {
  return snapshot.matches('open') ? snapshot.context.service : null
}
