import type { MouseEvent, ReactNode, ToggleEvent } from 'react'
import type { SiteMenuEvent } from '../../../../machines/site-menu/index.ts'
import { chevronDown } from '../../blocks/PathIcon/icon-paths.ts'
import { PathIcon } from '../../blocks/PathIcon/PathIcon.tsx'
import classes from './SiteMenu.module.css'

export interface DisclosureProps {
  /** 'services', 'locations', or 'drawer'. */
  name: string
  label: ReactNode
  className?: string | undefined
  /** Undefined while only the browser opens and closes it. */
  isOpen: boolean | undefined
  /** The event that a press of the trigger sends to the machine. */
  press: SiteMenuEvent
  send: (event: SiteMenuEvent) => void
  children: ReactNode
}

/**
 * A trigger with its content: a `<details>` that works by itself until the machine has loaded and controls it. The
 * machine is notified when the browser opens or closes it (find in page, a text fragment).
 */
export function Disclosure({ name, label, className, isOpen, press, send, children }: DisclosureProps) {
  const onPress = (event: MouseEvent) => {
    if (isOpen === undefined) return
    event.preventDefault()
    send(press)
  }
  const onToggle = ({ currentTarget: { open } }: ToggleEvent<HTMLDetailsElement>) => {
    if (isOpen !== undefined && open !== isOpen) send(open ? press : { type: 'menu.dismiss' })
  }
  return (
    <details name="site-menu" data-menu={name} open={isOpen} onToggle={onToggle} className={className}>
      <summary className={classes['trigger']} onClick={onPress}>
        {label}
      </summary>
      {children}
    </details>
  )
}

export function Chevron() {
  return <PathIcon path={chevronDown} className={classes['chevron']} size={16} stroke={2} />
}
