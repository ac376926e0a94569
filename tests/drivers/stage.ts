import type { RecordTypes } from '../../content/records.ts'

/** What the page of a flow's paths needs to be. */
export interface Stage {
  /** The page on which the paths begin. */
  start: '/' | '/franchise' | '/locations/princeton' | '/exam-invite' | '/online-consult' | '/order-online'
  /** Records whose requests the paths answer; 'lead' for leads, 'inquiry' for inquiries, 'outbox' for what is kept. */
  held?: readonly string[]
  /** Records that differ from the site's, so that paths do not depend on the amount of content. */
  records?: Partial<Pick<RecordTypes, 'home' | 'navigation' | 'settings'>>
  /** The visitor's system asks for less motion when the page is opened. */
  isMotionReduced?: boolean
  /** Where paths wait for delays, time stands still but for them and these milliseconds per action and per look. */
  pace?: { action: number; look: number }
}
