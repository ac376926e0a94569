import { vi } from 'vitest'
import type { PostAnswer } from '../../machines/delivery-answer.ts'
import type { KeptRecord } from '../../machines/lead-delivery/index.ts'
import type { Outbox } from '../../src/delivery/outbox.ts'
import { startSender, type SenderWorld } from '../../src/delivery/start-sender.ts'
import type { TabMessage } from '../../src/delivery/tab-message.ts'

/** What never answers. */
export const silence = () => new Promise<never>(() => undefined)

/** A receiver that answers with this status; success and 409 are receipts. */
export const status = (code: number) => async (): Promise<PostAnswer> => {
  const isReceipt = code < 300 || code === 409
  return { status: code, isReceipt, retryAfter: null }
}

/** An outbox in memory, and what it keeps by id. */
export function device() {
  const kept = new Map<string, KeptRecord>()
  const outbox: Outbox = {
    put: async (record) => void kept.set(record.id, record),
    all: async () => [...kept.values()],
    remove: async (id) => void kept.delete(id),
    clear: async () => kept.clear(),
  }
  return { kept, outbox }
}

/** The site's sender on an outbox, with the messages that it sends to other tabs; `receive` is given those of others. */
export function senderOver(outbox: Outbox, post: () => Promise<PostAnswer>, differing: Partial<SenderWorld> = {}) {
  const own = new Set<string>()
  const messages: TabMessage[] = []
  const listeners: ((message: unknown) => void)[] = []
  const forgetVisit = vi.fn<() => void>()
  const sender = startSender({
    outbox,
    post,
    now: () => Date.now(),
    random: () => 0.5,
    withLock: (run) => run(),
    markOwn: (id) => void own.add(id),
    isOwn: (id) => own.has(id),
    daysKept: 14,
    forgetVisit,
    broadcast: (message) => void messages.push(message),
    onBroadcast: (listen) => void listeners.push(listen),
    ...differing,
  })
  const receive = (message: unknown) => listeners.forEach((listen) => listen(message))
  return { sender, messages, receive, forgetVisit }
}
