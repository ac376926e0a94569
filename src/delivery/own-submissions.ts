import type { Drafts } from '../adapters/session-drafts.ts'
import type { SenderWorld } from './start-sender.ts'

const draftName = 'submissions'

/**
 * Knows what was submitted in this visit: in this tab, for as long as it keeps what was typed. A device may be shared.
 */
export function ownSubmissions(drafts: Drafts): Pick<SenderWorld, 'markOwn' | 'isOwn'> {
  const ids = (): unknown[] => {
    const kept = drafts.read(draftName)
    return Array.isArray(kept) ? kept : []
  }
  return {
    markOwn: (id) => drafts.write(draftName, [...ids(), id]),
    isOwn: (id) => ids().includes(id),
  }
}
