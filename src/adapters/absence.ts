import type { Drafts } from './session-drafts.ts'

const minute = 60_000
/** Milliseconds without any input after which somebody else may be using the device. */
const patience = 15 * minute
const signs = ['pointerdown', 'keydown', 'scroll', 'visibilitychange', 'pageshow']
const draftName = 'seen'

/**
 * Forgets what was typed once the page has been hidden or idle for 15 minutes, even if it is loaded again after that
 * time. The fields of a form on the screen are left to that form.
 */
export function forgetWhenAbandoned(drafts: Drafts): void {
  const stored = drafts.read(draftName)
  let seen = typeof stored === 'number' ? stored : Date.now()
  let noted = 0
  const look = () => {
    const now = Date.now()
    if (Math.abs(now - seen) < patience) return
    seen = now
    drafts.forget()
  }
  const stay = () => {
    look()
    seen = Date.now()
    if (Math.abs(seen - noted) < minute) return
    noted = seen
    drafts.write(draftName, seen)
  }
  stay()
  setInterval(look, minute)
  for (const sign of signs) window.addEventListener(sign, stay, { capture: true, passive: true })
}
