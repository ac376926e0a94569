import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { addressOf, askedByAddress, serviceText, type bookingMachine } from '../../../../machines/booking/index.ts'
import type { Entry, SiteHistory, Step } from '../../../adapters/site-history.ts'
import { useSiteHistory } from '../../../adapters/use-adapters.ts'
import { moveTo } from './booking-entries.ts'
import { withCampaignOf, withoutCampaign } from './campaign-of.ts'

type BookingActor = ActorRefFrom<typeof bookingMachine>

/** A wizard in front of a page opens one entry above it; a wizard that is a page opens at that page's own entry. */
type Wizard = Extract<Step['flow'], `wizard-${string}`>

/**
 * Keeps the address in step with the wizard, and the wizard with the browser's Back and Forward. The machine owns
 * the step; each forward step is one history entry. Source: docs/decisions/15-booking-addresses.md.
 */
export function useBookingAddress(actor: BookingActor, wizard: Wizard): void {
  const history = useSiteHistory()
  useEffect(() => connect(actor, wizard, history), [actor, wizard, history])
}

function connect(actor: BookingActor, wizard: Wizard, history: SiteHistory): () => void {
  const arrivalIndex = openingIndex(history.here)
  const arrivalPath = arrivalIndex === history.here.index ? history.here.pathname : undefined
  /** Entries below the step of this opening that were skipped by a jump over several entries. */
  let below = 0
  let isReplaying = false

  function wantedDepth(): number {
    const snapshot = actor.getSnapshot()
    return snapshot.matches('closed') ? 0 : below + snapshot.context.trail.length + 1
  }

  /** How deep an entry is in this wizard; undefined if it belongs to another page. */
  function depthOf({ step, index, pathname }: Entry): number | undefined {
    if (wizard === 'wizard-page' && index === arrivalIndex) return 1
    if (step?.flow === wizard && step.isAlive) return step.depth
    if (wizard === 'wizard-in-front') return 0
    // A link within the page, such as 'Skip to content', was followed before the first step.
    return pathname === arrivalPath && index > arrivalIndex ? 1 : undefined
  }

  /** While the browser is going back its entry is not known: this runs again once it has arrived. */
  function followMachine(): void {
    if (actor.getSnapshot().matches('closed')) below = 0
    const entry = history.here
    const depth = depthOf(entry)
    if (isReplaying || history.isMoving || depth === undefined) return
    const move = moveTo({ href: addressOf(actor.getSnapshot()), depth: wantedDepth() }, { href: hrefOf(entry), depth })
    if (move?.kind === 'go') history.go(move.by)
    else if (move)
      history.write(move.kind, withCampaignOf(entry.search, move.href), { flow: wizard, depth: move.depth })
  }

  function followVisitor(): void {
    const entry = history.here
    const depth = depthOf(entry)
    if (depth === undefined) return
    const stepsBack = wantedDepth() - depth
    const remembered = actor.getSnapshot().context.trail.length
    if (depth > 0 && (stepsBack > remembered || stepsBack < -1)) return reopenAt(entry, depth)
    isReplaying = true
    for (let step = 0; step < stepsBack; step += 1) actor.send({ type: 'history.back' })
    if (stepsBack < 0) replayAt(entry, depth)
    isReplaying = false
    followMachine()
  }

  /** The wizard has not walked to this entry, or not step by step, so it opens there. */
  function reopenAt(entry: Entry, depth: number): void {
    isReplaying = true
    actor.send({ type: 'booking.close' })
    replayAt(entry, depth)
    isReplaying = false
    followMachine()
  }

  function replayAt(entry: Entry, depth: number): void {
    replay(actor, entry)
    below = depth - actor.getSnapshot().context.trail.length - 1
  }

  const walked = wizard === 'wizard-page' ? walkedDepth(history.here) : undefined
  if (walked !== undefined && hrefOf(history.here) !== addressOf(actor.getSnapshot())) reopenAt(history.here, walked)
  const subscription = actor.subscribe(followMachine)
  const unlisten = history.subscribe(({ kind }) => {
    if (kind === 'moved') followVisitor()
    if (kind === 'arrived') followMachine()
    // A link in the wizard to a page of the site, also to that behind it: the page is shown, not hidden.
    if (kind === 'written' && depthOf(history.here) === 0) actor.send({ type: 'booking.close' })
  })
  return () => {
    subscription.unsubscribe()
    unlisten()
  }
}

/** The entry at which a page's wizard opened: this one, or the one from which a step that was returned to was reached. */
function openingIndex(entry: Entry): number {
  return entry.index - ((walkedDepth(entry) ?? 1) - 1)
}

/** How deep an entry is that a page's walk led to, since the page was last loaded. */
function walkedDepth({ step }: Entry): number | undefined {
  return step?.flow === 'wizard-page' && step.isAlive ? step.depth : undefined
}

/** An entry's address without its campaign tags. */
function hrefOf({ pathname, search }: Entry): string {
  return pathname + withoutCampaign(search)
}

/** Repeats the visitor's own move, as the entry's address gives it. */
function replay(actor: BookingActor, { pathname, search }: Entry): void {
  const asked = askedByAddress(pathname, Object.fromEntries(new URLSearchParams(search)))
  if (!asked) return
  if (actor.getSnapshot().matches('closed')) return actor.send({ type: 'booking.open', ...asked })
  if (asked.location !== null) actor.send({ type: 'location.pick', location: asked.location })
  if (asked.service !== null) actor.send({ type: 'service.pick', service: serviceText(asked.service) })
}
