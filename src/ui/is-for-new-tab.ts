import type { MouseEvent } from 'react'

/** Whether a click has a modifier, with which the browser opens a new tab or window, or downloads. */
export function isForNewTab(event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}
