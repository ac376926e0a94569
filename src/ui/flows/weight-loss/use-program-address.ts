import { useRouter, type HistoryLocation, type RegisteredRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { stepNamed, type ProgramStep, type weightLossMachine } from '../../../../machines/weight-loss/index.ts'

type ProgramActor = ActorRefFrom<typeof weightLossMachine>

const path = '/order-online'

/**
 * Keeps the address in step with the program, and the program with the browser's Back and Forward. The machine owns the
 * step; Continue is one history entry, and the way back leaves it. No address tells the answer. Source:
 * docs/decisions/28-glp-answer.md.
 */
export function useProgramAddress(actor: ProgramActor): void {
  const router = useRouter()
  useEffect(() => connect(actor, router), [actor, router])
}

function connect(actor: ProgramActor, router: RegisteredRouter): () => void {
  const { history } = router
  let isFollowing = false
  let isLeaving = false

  const step = (): ProgramStep => (actor.getSnapshot().matches('choosePlan') ? 'plan' : 'question')
  const isInStep = () => history.location.pathname !== path || stepOf(history.location) === step()

  function followMachine(): void {
    if (isFollowing || isLeaving || isInStep()) return
    if (step() === 'plan') return go(router, 'plan', false)
    isLeaving = history.location.state.weightLoss === 'continued'
    if (isLeaving) history.back()
    else go(router, 'question', true)
  }

  function followBrowser(location: HistoryLocation): void {
    isLeaving = false
    if (location.pathname !== path) return
    isFollowing = true
    actor.send({ type: 'address.visit', step: stepOf(location) })
    isFollowing = false
    if (!isInStep()) go(router, step(), true)
  }

  if (!isInStep()) go(router, step(), true)
  const subscription = actor.subscribe(followMachine)
  const unlisten = history.subscribe(({ location }) => followBrowser(location))
  return () => {
    subscription.unsubscribe()
    unlisten()
  }
}

/** The step of an entry, by its search. */
function stepOf({ search }: HistoryLocation): ProgramStep {
  return stepNamed(new URLSearchParams(search).get('step'))
}

/** An entry made by Continue has the question's below it, which is where the way back leads. */
function go(router: RegisteredRouter, step: ProgramStep, replace: boolean): void {
  const { step: _, ...others } = router.options.parseSearch(router.history.location.search)
  void router.navigate({
    to: path,
    search: step === 'plan' ? { ...others, step } : others,
    hash: true,
    state: step === 'plan' && !replace ? { weightLoss: 'continued' } : {},
    replace,
    resetScroll: false,
  })
}
