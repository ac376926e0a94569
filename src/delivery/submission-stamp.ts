import { readCampaign } from '../adapters/campaign.ts'
import type { Drafts } from '../adapters/session-drafts.ts'

/** What travels with a submission beside what was typed; the same for every try. */
export interface Stamp {
  id: string
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

/** What this page has stamped, by id: a form on the screen may send it again after its draft is forgotten. */
const issued = new Map<string, Stamp>()

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
  issued.set(stamp.id, stamp)
  return stamp
}

/** The stamp with this id; the bare id where it is no longer known. */
export function stampOf(drafts: Drafts, draft: string, id: string): { id: string } {
  const stamp = readStamped(drafts, draft)?.stamp
  return stamp?.id === id ? stamp : (issued.get(id) ?? { id })
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
