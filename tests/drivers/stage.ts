import type { RecordTypes } from '../../content/records.ts'

/** The page on which a flow's paths are walked. */
export interface Stage {
  /** The page on which the paths begin. */
  start: '/' | '/franchise' | '/locations/princeton' | '/exam-invite' | '/online-consult' | '/order-online'
  /**
   * Records whose requests the paths answer; also 'lead' and 'inquiry' for deliveries, and 'outbox' for kept
   * submissions.
   */
  held?: readonly string[]
  /** Records that differ from the site's, so that paths do not depend on the amount of content. */
  records?: Partial<Pick<RecordTypes, 'home' | 'navigation' | 'settings' | 'clinics/all'>>
  /** The visitor's system asks for less motion when the page is opened. */
  isMotionReduced?: boolean
  /**
   * For paths that wait for delays: time passes only in them, and by these milliseconds at each action and each look.
   */
  pace?: { action: number; look: number }
}

/** Whether what the stage's forms post waits for an answer of the test. */
export function isPostHeldIn({ held = [] }: Stage): boolean {
  return held.includes('lead') || held.includes('inquiry')
}
