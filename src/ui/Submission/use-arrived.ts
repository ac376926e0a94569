import { useEffect, useState } from 'react'
import { useAdapters } from '../../adapters/use-adapters.ts'

/**
 * Whether what was saved on this device, as a form said of its own request, has reached the clinic since: the form need
 * not say any longer that it has not. `isSaved`: whether the form says so.
 */
export function useArrived(isSaved: boolean): boolean {
  const { loadSender } = useAdapters()
  const [hasArrived, setArrived] = useState(false)
  useEffect(() => {
    if (!isSaved || !loadSender) return undefined
    let unsubscribe = () => {}
    let isOver = false
    void loadSender().then(({ actor }) => {
      if (isOver) return
      const look = () => actor.getSnapshot().matches('delivered') && setArrived(true)
      look()
      const subscription = actor.subscribe(look)
      unsubscribe = () => subscription.unsubscribe()
    })
    return () => {
      isOver = true
      unsubscribe()
      setArrived(false)
    }
  }, [isSaved, loadSender])
  return hasArrived
}
