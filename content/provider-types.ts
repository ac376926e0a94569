import type { ExamSchedule } from './schema/hours.ts'
import type { DeliveredSettings } from './schema/settings.ts'
import type { GlpAnswer } from './schema/weight-loss.ts'

/** The site's address and its third parties as configured; null is the built-in demonstration, for a delivery the local log. */
export interface Providers extends DeliveredSettings {
  /** A test version: no search engine is to take it, and each page says what it is. */
  isStaging: boolean
  /** Whether each page keeps the masked log of its visit, which its visitor can save: not for the public. */
  keepsVisits: boolean
  /** The site's own origin, for addresses that must be whole: `https://www.example.com`. */
  siteUrl: string | null
  /** `{location}` and `{service}` are replaced by the list's slug and the service's id. */
  bookingUrlTemplate: string
  /**
   * The consultation's scheduler, as its vendor's inline embed frames it: Cal.com `…/embed?embed=`, Calendly
   * `…?embed_domain=…&embed_type=Inline`. Under another address it reports nothing, and can be used all the same.
   */
  schedulerUrl: string | null
  /** The video meeting that the paid view of the consultation leads to. */
  meetingUrl: string | null
  /** Where browsers report what the site's policy refused; null where nowhere. */
  reportsUrl: string | null
  pricing: PricingProvider | null
  exam: ExamProvider | null
  /** Where the documents stand in which vendors' scripts run; null where none is named. */
  embeds: EmbedPlace | null
  /** Origins that parts may reach besides those that are known of their providers. */
  origins: Readonly<Record<'pricing' | 'exam' | 'frames', readonly string[]>>
}

/** An origin of their own for vendors' scripts, and the site's: it alone may frame what stands there and is spoken with. */
export interface EmbedPlace {
  origin: string
  site: string
}

export interface PricingProvider {
  scriptUrl: string
  publishableKey: string
  /** Two pricing tables per answer, by the provider's ids. */
  tables: Readonly<Record<GlpAnswer, readonly [string, string]>>
}

export interface ExamProvider {
  scriptUrl: string
  /** The widget needs it, loaded before. */
  dateLibraryUrl: string
  /** The exam's own form, which the widget opens after the disclosure. */
  formUrl: string
  clinic: string
  examId: string
  schedule: ExamSchedule
}
