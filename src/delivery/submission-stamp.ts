import type { SubmissionStamp } from '../../machines/submission-stamp.ts'
import { readCampaign } from '../adapters/campaign.ts'
import type { Drafts } from '../adapters/session-drafts.ts'

/** What this site sends with a submission. */
interface Stamp extends SubmissionStamp {
  /** When it was submitted: ISO 8601, UTC. */
  submittedAt: string
  /** The path of the page on which it was submitted. */
  page: string
  /** The visit's campaign tags, the consent and the flags. */
  [field: string]: string
}

/** What the visitor agreed to, and what is unusual about how the form was filled in. */
export interface SubmissionFacts {
  consent: 'yes' | 'no'
  /** The version of the consent text that was shown, agreed to or not. */
  consentText: string
  /** Names of the traps that only a machine falls into, or ''. */
  flags: string
}

/** Stamps a submission. The same content submitted again from this form keeps its stamp, and so its id. */
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

/** Resets the form after a submission: no draft, no consent, and a new id for the next submission. */
export function forgetSubmission(drafts: Drafts, draft: string): void {
  for (const name of [draft, consentDraftOf(draft), nameOf(draft)]) drafts.clear(name)
}

/** The name under which a form keeps its visitor's consent. */
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

/** A UUID, or 32 hex digits outside secure contexts. */
function newId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  return [...globalThis.crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}
