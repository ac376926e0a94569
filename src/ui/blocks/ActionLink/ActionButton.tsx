import { Button } from '@mantine/core'
import classes from './ActionLink.module.css'
import type { ActionLinkProps } from './ActionLink.tsx'

/** Looks like an ActionLink and does nothing: a button to which SPEC gives no action. */
export function ActionButton({
  tone = 'primary',
  onDark = false,
  compact = false,
  children,
}: Pick<ActionLinkProps, 'tone' | 'onDark' | 'compact' | 'children'>) {
  return (
    <Button type="button" unstyled className={classes['action'] ?? ''} mod={{ tone, dark: onDark, compact }}>
      {children}
    </Button>
  )
}
