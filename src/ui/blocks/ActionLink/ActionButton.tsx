import type { MouseEvent, Ref } from 'react'
import classes from './ActionLink.module.css'
import type { ActionLinkProps } from './ActionLink.tsx'

export interface ActionButtonProps extends Pick<ActionLinkProps, 'tone' | 'compact' | 'children'> {
  type?: 'button' | 'submit'
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void
  ref?: Ref<HTMLButtonElement> | undefined
  opensDialog?: boolean
  /** Its accessible name, where its words alone do not distinguish it. */
  label?: string | undefined
  /** Already pressed and at work: announced as disabled, but it keeps the focus. */
  isBusy?: boolean
}

/**
 * Looks like an ActionLink and acts in place, though not at the second click of a double click, which hits what the first
 * one opened; without `onClick`, a button without a specified action
 * (docs/product/services.md, P-SERVICE-7).
 */
export function ActionButton({
  type = 'button',
  tone = 'primary',
  compact = false,
  isBusy = false,
  onClick,
  ref,
  opensDialog = false,
  label,
  children,
}: ActionButtonProps) {
  return (
    <button
      ref={ref}
      type={type}
      className={classes['action']}
      data-tone={tone}
      data-compact={compact || undefined}
      aria-label={label}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      aria-disabled={isBusy || undefined}
      onClick={(event) => event.detail < 2 && onClick?.(event)}
    >
      <span>{children}</span>
    </button>
  )
}
