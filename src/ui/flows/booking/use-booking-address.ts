import { useRouter, type HistoryLocation, type RegisteredRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { addressOf, askedByAddress, serviceText, type bookingMachine } from '../../../../machines/booking/index.ts'
import { nextPaint } from '../../loading/next-paint.ts'
import { moveTo, type Move } from './booking-entries.ts'
import { campaignOf, withoutCampaign } from './campaign-of.ts'

type BookingActor = ActorRefFrom<typeof bookingMachine>

/** A wizard in front of a page opens one entry above it; one that is the page stands on that page's own entry. */
export type WizardPlace = 'in front' | 'page'

/**
 * Keeps the address in step with the wizard, and the wizard with the browser's Back and Forward. The machine owns
 * the step; each forward step is one history entry. Source: docs/decisions/15-booking-addresses.md.
 */
export function useBookingAddress(actor: BookingActor, place: WizardPlace): void {
  const router = useRouter()
  useEffect(() => connect(actor, place, router), [actor, place, router])
}

function connect(actor: BookingActor, place: WizardPlace, router: RegisteredRouter): () => void {
  const { history } = router
  const arrivalIndex = landingIndex(history.location, router)
  /** Entries below the opening step, which a jump over several entries left unvisited. */
  let below = 0
  let isReplaying = false
  let isDue = false
  let isConnected = true

  function wantedDepth(): number {
    const snapshot = actor.getSnapshot()
    return snapshot.matches('closed') ? 0 : below + snapshot.context.trail.length + 1
  }

  /** How deep an entry lies in this wizard; undefined where it is another page's. */
  function depthOf({ state }: HistoryLocation): number | undefined {
    if (place === 'page' && state.__TSR_index === arrivalIndex) return 1
    const isOurs = state.booking?.place === place && state.booking.life === router.tempLocationKey
    return isOurs ? state.booking?.depth : place === 'in front' ? 0 : undefined
  }

  function followMachine(): void {
    const depth = depthOf(history.location)
    if (isReplaying || depth === undefined) return
    const current = { href: hrefOf(history.location), depth }
    const move = moveTo({ href: addressOf(actor.getSnapshot()), depth: wantedDepth() }, current)
    if (move) apply(move, place, router)
  }

  /** The step is seen first, with a frame to spare: writing its address takes the router as long again. */
  async function followOnceSeen(): Promise<void> {
    if (isReplaying || isDue) return
    isDue = true
    await nextPaint()
    await nextPaint()
    isDue = false
    if (isConnected) followMachine()
  }

  function followBrowser(location: HistoryLocation): void {
    const depth = depthOf(location)
    if (depth === undefined) return
    const stepsBack = wantedDepth() - depth
    const remembered = actor.getSnapshot().context.trail.length
    if (depth > 0 && stepsBack > remembered) return reopenAt(location, depth)
    isReplaying = true
    for (let step = 0; step < stepsBack; step += 1) actor.send({ type: 'history.back' })
    if (stepsBack < 0) replayAt(location, depth)
    isReplaying = false
    followMachine()
  }

  /** The entry is one that this wizard has not walked to: it opens there. */
  function reopenAt(location: HistoryLocation, depth: number): void {
    isReplaying = true
    actor.send({ type: 'booking.close' })
    replayAt(location, depth)
    isReplaying = false
    followMachine()
  }

  function replayAt(location: HistoryLocation, depth: number): void {
    replay(actor, location)
    below = depth - actor.getSnapshot().context.trail.length - 1
  }

  const walked = place === 'page' ? walkedEntry(history.location, router) : undefined
  if (walked && walked.href !== addressOf(actor.getSnapshot())) reopenAt(history.location, walked.depth)
  const subscription = actor.subscribe(() => void followOnceSeen())
  const unlisten = history.subscribe(({ location, action }) => {
    if (action.type !== 'PUSH' && action.type !== 'REPLACE') followBrowser(location)
  })
  return () => {
    isConnected = false
    subscription.unsubscribe()
    unlisten()
  }
}

/** The entry at which a page's wizard opened: this one, or for a masked entry come back to, the one it was walked from. */
function landingIndex(location: HistoryLocation, router: RegisteredRouter): number {
  return location.state.__TSR_index - ((walkedEntry(location, router)?.depth ?? 1) - 1)
}

/** What a wizard of this life of the page wrote into an entry that a page's walk led to. */
function walkedEntry({ state: { booking } }: HistoryLocation, router: RegisteredRouter) {
  return booking?.place === 'page' && booking.life === router.tempLocationKey ? booking : undefined
}

/** Where an entry stands, whatever campaign it was reached by. */
function hrefOf({ pathname, search }: HistoryLocation): string {
  return pathname + withoutCampaign(search)
}

/** Repeats the visitor's own move, which the entry's address names. */
function replay(actor: BookingActor, { pathname, search }: HistoryLocation): void {
  const asked = askedByAddress(pathname, Object.fromEntries(new URLSearchParams(search)))
  if (!asked) return
  if (actor.getSnapshot().matches('closed')) return actor.send({ type: 'booking.open', ...asked })
  if (asked.location !== null) actor.send({ type: 'location.pick', location: asked.location })
  if (asked.service !== null) actor.send({ type: 'service.pick', service: serviceText(asked.service) })
}

/** The page behind stays the route; the wizard's address is its mask, and is what a reload opens. */
function apply(move: Move, place: WizardPlace, router: RegisteredRouter): void {
  if (move.kind === 'go') return router.history.go(move.by)
  const state = { booking: { place, depth: move.depth, href: move.href, life: router.tempLocationKey ?? '' } }
  const [to = '', search] = move.href.split('?')
  const campaign = campaignOf(router.options.parseSearch(router.history.location.search))
  void router.navigate({
    to: '.',
    search: true,
    state,
    mask: {
      to,
      search: { ...Object.fromEntries(new URLSearchParams(search)), ...campaign },
      state,
      unmaskOnReload: true,
    },
    replace: move.kind === 'replace',
    resetScroll: false,
  })
}
