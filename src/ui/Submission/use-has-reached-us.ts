import { useEffect, useState } from 'react'
import { useAdapters } from '../../adapters/use-adapters.ts'

/**
 * Whether the submission with this id, of which its form said that it was saved on this device, has reached the clinic
 * since: the form need not say any longer that it has not. Null for one that was not saved.
 */
export function useHasReachedUs(id: string | null): boolean {
  const { loadSender } = useAdapters()
  const [hasReachedUs, setReached] = useState(false)
  useEffect(() => {
    if (id === null || !loadSender) return undefined
    let unsubscribe = () => {}
    let isOver = false
    void loadSender().then(({ actor, isReceived }) => {
      if (isOver) return
      const look = () => isReceived(id) && setReached(true)
      look()
      const subscription = actor.subscribe(look)
      unsubscribe = () => subscription.unsubscribe()
    })
    return () => {
      isOver = true
      unsubscribe()
      setReached(false)
    }
  }, [id, loadSender])
  return hasReachedUs
}
