import type { SubmissionStamp } from '../../machines/submission-stamp.ts'
import { readCampaign } from '../adapters/campaign.ts'
import type { Drafts } from '../adapters/session-drafts.ts'

/** What this site sends along. */
interface Stamp extends SubmissionStamp {
  /** When it was submitted, ISO 8601 in UTC. */
  submittedAt: string
  /** The path of the page on which it was submitted. */
  page: string
  /** Campaign tags of the visit, consent, flags. */
  [field: string]: string
}

/** What the visitor agreed to, and what is unusual about how the form was filled in. */
export interface SubmissionFacts {
  consent: 'yes' | 'no'
  /** The version of the text that was agreed to, or not. */
  consentText: string
  /** Names of the traps that a machine would fall into, or ''. */
  flags: string
}

/** Stamps what is submitted; the same content submitted again from this form keeps the stamp, and so the id, that it had. */
export function stampSubmission(drafts: Drafts, draft: string, content: object, facts: SubmissionFacts): Stamp {
  const text = JSON.stringify([content, facts.consent])
  const before = readStamped(drafts, draft)
  if (before?.text === text) return before.stamp
  const stamp = {
    ...readCampaign(drafts),
    ...facts,
    id: newId(),
    submittedAt: new Date().toISOString(),
    page: window.location.pathname,
  }
  drafts.write(nameOf(draft), { text, stamp })
  return stamp
}

/** The form of what was submitted begins anew: no draft, no consent, and a new id for what is submitted next. */
export function forgetSubmission(drafts: Drafts, draft: string): void {
  for (const name of [draft, consentDraftOf(draft), nameOf(draft)]) drafts.clear(name)
}

/** The name under which a form keeps whether its visitor consents. */
export function consentDraftOf(draft: string): string {
  return `${draft} consent`
}

function nameOf(draft: string): string {
  return `${draft} submitted`
}

function readStamped(drafts: Drafts, draft: string): { text: string; stamp: Stamp } | null {
  const kept = drafts.read(nameOf(draft))
  return isStamped(kept) ? kept : null
}

function isStamped(kept: unknown): kept is { text: string; stamp: Stamp } {
  if (typeof kept !== 'object' || kept === null || !('text' in kept) || !('stamp' in kept)) return false
  const { stamp } = kept
  if (typeof stamp !== 'object' || stamp === null) return false
  return ['id', 'submittedAt', 'page'].every((name) => typeof Reflect.get(stamp, name) === 'string')
}

/** A UUID; 32 hex digits outside secure contexts. */
function newId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  return [...globalThis.crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
