import { useEffect, useState } from 'react'
import { loadingStep } from '../../../../content/words/booking.ts'

/** Milliseconds after which a visitor who waits is told so. */
const toldAfter = 1000

/**
 * What stands in place of a step while its code is fetched: nothing at first, since most code comes at once, and words
 * that are gone as soon as they are read would be spoken all the same.
 */
export function LoadingStep() {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), toldAfter)
    return () => clearTimeout(timer)
  }, [])
  return <p role="status">{isLong && loadingStep}</p>
}
