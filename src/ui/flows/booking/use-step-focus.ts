import { useEffect, useRef, type RefObject } from 'react'
import type { BookingView } from '../../../../machines/booking/index.ts'

/**
 * A ref for the step's heading, which takes the focus (and so is announced) whenever the step changes; within a
 * step too, when what had the focus may be gone, as 'Try again' is once it is pressed.
 */
export function useStepFocus(view: BookingView | null): RefObject<HTMLElement | null> {
  const heading = useRef<HTMLElement>(null)
  const step = view && stepKey(view)
  const previous = useRef(step)
  useEffect(() => {
    if (step !== null && step !== previous.current) heading.current?.focus()
    previous.current = step
  }, [step])
  return heading
}

function stepKey({ title, step }: BookingView): string {
  return step.name === 'service' ? `${title} ${step.status}` : title
}
