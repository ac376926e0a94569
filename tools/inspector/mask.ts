import type { AnyEventObject } from 'xstate'
import type { FlowId } from '../../machines/registry.ts'
import { restoreType } from './messages.ts'

/**
 * What may leave the page: for each flow, the paths of fields in its context or its events, without list indexes. A
 * field or a flow that is not listed here is masked, so that somebody has to decide first. Never to be listed: what
 * visitors type, how they can be reached, and what they say of their health.
 */
const shown: Partial<Record<string, readonly string[]>> = {
  booking: [
    'location',
    'service',
    'service.words',
    'asked.location',
    'asked.service.id',
    'asked.service.words',
    'list.location',
    'list.services.id',
    'trail.step',
    'trail.asked.location',
    'trail.asked.service.id',
    'trail.asked.service.words',
  ],
  'service-detail': ['known', 'service'],
  embed: ['initialHeight', 'height', 'reason', 'attempt'],
  'offer-lead': ['offer.title', 'offer.kind', 'output'],
  franchise: ['output'],
  carousel: ['count', 'index', 'isAskedFor', 'isPauseWished'],
  'site-menu': ['menu'],
  'weight-loss': ['step'],
} satisfies Partial<Record<FlowId, readonly string[]>>

const mask = '•••'

/** A flow's context, or an event's payload, with every field masked that is not listed. Blank fields stay blank. */
export function masked(flow: string, fields: object): Record<string, unknown> {
  const paths = shown[flow] ?? []
  return maskedFields(fields, '')

  function maskedFields(record: object, path: string): Record<string, unknown> {
    return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, maskedValue(value, path + key)]))
  }

  function maskedValue(value: unknown, path: string): unknown {
    const isShown = paths.includes(path)
    const hasShown = paths.some((one) => one.startsWith(`${path}.`))
    if (Array.isArray(value) && (isShown || hasShown)) return value.map((item) => maskedValue(item, path))
    if (isRecord(value) && hasShown) return maskedFields(value, `${path}.`)
    if (isBlank(value)) return isRecord(value) ? {} : value
    return isShown && !isRecord(value) ? value : mask
  }
}

/**
 * The same for an event. Its type is always shown, and for the inspector's own event the entry that it goes back to.
 */
export function maskedEvent(flow: string, { type, ...payload }: AnyEventObject): AnyEventObject {
  if (type === restoreType) return { type, entry: payload['entry'] }
  return { ...masked(flow, payload), type }
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isBlank)
  if (isRecord(value)) return !(value instanceof Error) && Object.values(value).every(isBlank)
  return value === null || value === undefined || value === ''
}
