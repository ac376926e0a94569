import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { stepNamed, type ProgramStep, type weightLossMachine } from '../../../../machines/weight-loss/index.ts'
import type { Entry, SiteHistory } from '../../../adapters/site-history.ts'
import { useSiteHistory } from '../../../adapters/use-adapters.ts'

type ProgramActor = ActorRefFrom<typeof weightLossMachine>

const path = '/order-online'

/**
 * Keeps the address in step with the program, and the program with the browser's Back and Forward. The machine owns the
 * step; Continue adds one history entry, and the way back leaves it. No address reveals the answer. Source:
 * docs/decisions/28-glp-answer.md.
 */
export function useProgramAddress(actor: ProgramActor): void {
  const history = useSiteHistory()
  useEffect(() => connect(actor, history), [actor, history])
}

function connect(actor: ProgramActor, history: SiteHistory): () => void {
  let isFollowing = false

  const step = (): ProgramStep => (actor.getSnapshot().matches('choosePlan') ? 'plan' : 'question')
  const isInStep = () => history.here.pathname !== path || stepOf(history.here) === step()

  /** An entry that Continue added has the question's entry below it, to which the way back leads. */
  function followMachine(): void {
    if (isFollowing || history.isMoving || isInStep()) return
    if (step() === 'plan') write('push', 1)
    else if (history.here.step?.flow === 'weight-loss' && history.here.step.depth > 0) history.go(-1)
    else write('replace', 0)
  }

  function followAddress(): void {
    if (history.here.pathname !== path) return
    isFollowing = true
    actor.send({ type: 'address.visit', step: stepOf(history.here) })
    isFollowing = false
    if (!isInStep()) write('replace', 0)
  }

  function write(kind: 'push' | 'replace', depth: number): void {
    history.write(kind, hrefAt(history.here, step()), { flow: 'weight-loss', depth })
  }

  if (!isInStep()) write('replace', 0)
  const subscription = actor.subscribe(followMachine)
  const unlisten = history.subscribe(({ kind }) => (kind === 'arrived' ? followMachine() : followAddress()))
  return () => {
    subscription.unsubscribe()
    unlisten()
  }
}

/** The step that an entry's search names. */
function stepOf({ search }: Entry): ProgramStep {
  return stepNamed(new URLSearchParams(search).get('step'))
}

/** The address of a step, with everything else in the entry's address unchanged. */
function hrefAt({ search, hash }: Entry, step: ProgramStep): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !part.startsWith('step='))
  const parts = step === 'plan' ? [...others, `step=${step}`] : others
  return `${path}${parts.length > 0 ? '?' : ''}${parts.join('&')}${hash}`
}
