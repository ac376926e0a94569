import { useRouterState } from '@tanstack/react-router'
import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect } from 'react'
import type { Consultation } from '../../../../content/types.ts'
import { consultationMachine, isPaid } from '../../../../machines/consultation/index.ts'

/**
 * Whether this visit's consultation is paid, and a function that marks it as paid. A visitor who returns from a payment
 * page with the parameter that content names has paid (docs/decisions/20-paid-view.md).
 */
export function useConsultation({ paidReturnParameter }: Consultation): [boolean, () => void] {
  const actor = useActorRef(consultationMachine)
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  const confirmPayment = useCallback(() => actor.send({ type: 'payment.confirmed' }), [actor])
  const hasReturned = paidReturnParameter !== null && new URLSearchParams(search).has(paidReturnParameter)

  useEffect(() => {
    if (hasReturned) confirmPayment()
  }, [hasReturned, confirmPayment])

  return [useSelector(actor, isPaid), confirmPayment]
}
