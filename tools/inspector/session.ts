import { z } from 'zod'
import { withoutPage, type Inspection } from './log.ts'
import { sessionKind } from './session-text.ts'

const texts = z.array(z.string()).readonly()
const event = z.looseObject({ type: z.string() })
const stimulus = z.object({
  kind: z.enum(['event', 'outcome', 'delay']),
  name: z.string(),
  variant: z.string(),
  event,
  wait: z.number().exactOptional(),
})
const snapshot = z.object({
  status: z.enum(['active', 'done', 'error', 'stopped']),
  value: z.unknown(),
  context: z.unknown().optional(),
  entry: z.number(),
  leaves: texts,
  microsteps: z.array(z.object({ transitions: texts, leaves: texts })),
  allowed: z.array(stimulus),
  waitsFor: texts,
})
const entry = z.object({
  serial: z.number(),
  time: z.number(),
  event,
  before: texts,
  after: snapshot,
  changes: z.array(z.object({ path: z.string(), before: z.unknown().optional(), after: z.unknown().optional() })),
})
const actor = z.object({
  key: z.string(),
  page: z.number(),
  sessionId: z.string(),
  flow: z.string(),
  isRunning: z.boolean(),
  present: snapshot,
  entries: z.array(entry),
})
const page = z.object({ page: z.number(), path: z.string(), width: z.number(), isOpen: z.boolean() })
const file = z.object({
  kind: z.literal(sessionKind),
  inspection: z.object({ pages: z.array(page), actors: z.array(actor) }),
})

/** What was inspected in a session of before; nothing of it runs any more. Throws one sentence where it is none. */
export function readSession(text: string): Inspection {
  const { inspection } = parsed(text)
  return inspection.pages.reduce<Inspection>((known, one) => withoutPage(known, one.page), inspection)
}

function parsed(text: string): z.infer<typeof file> {
  try {
    return file.parse(JSON.parse(text))
  } catch (cause) {
    throw new Error('This file is no session of the inspector.', { cause })
  }
}
