import { useEffect, useEffectEvent, useId } from 'react'
import type { Step } from '../../adapters/site-history.ts'
import { useSiteHistory } from '../../adapters/use-adapters.ts'

/**
 * An open dialog is an entry of the browser's history, at its page's own address, so that Back leads out of the dialog
 * and not off the page. `onLeave` is called when the visitor is no longer at that entry. A dialog that closes in another
 * way leaves the entry. Source: docs/decisions/50-dialogs.md.
 */
export function useDialogEntry(isOpen: boolean, onLeave: () => void): void {
  const history = useSiteHistory()
  const leave = useEffectEvent(onLeave)
  const flow: Step['flow'] = `dialog-${useId()}`
  useEffect(() => {
    if (!isOpen) return undefined
    const isHere = () => history.here.step?.isAlive === true && history.here.step.flow === flow
    /** While the browser is going back its entry is not known: this runs again once it has arrived. */
    const enter = () => {
      const { pathname, search, hash } = history.here
      if (!history.isMoving && !isHere()) history.write('push', pathname + search + hash, { flow, depth: 1 })
    }
    enter()
    const unlisten = history.subscribe(({ kind }) => {
      if (kind === 'arrived') enter()
      else if (!isHere()) leave()
    })
    return () => {
      unlisten()
      if (!history.isMoving && isHere()) history.go(-1)
    }
  }, [isOpen, history, flow])
}
