import { Button } from '@mantine/core'
import classes from './ActionLink.module.css'
import type { ActionLinkProps } from './ActionLink.tsx'

export interface ActionButtonProps extends Pick<ActionLinkProps, 'tone' | 'onDark' | 'compact' | 'children'> {
  type?: 'button' | 'submit'
  onClick?: () => void
  /** Already at work: announced as disabled, but it keeps the focus. */
  isBusy?: boolean
}

/** Looks like an ActionLink and acts in place; without `onClick`, a button to which SPEC gives no action. */
export function ActionButton({
  type = 'button',
  tone = 'primary',
  onDark = false,
  compact = false,
  isBusy = false,
  onClick,
  children,
}: ActionButtonProps) {
  return (
    <Button
      type={type}
      unstyled
      className={classes['action'] ?? ''}
      mod={{ tone, dark: onDark, compact }}
      aria-disabled={isBusy || undefined}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
