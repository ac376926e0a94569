import type { ReactNode, Ref } from 'react'

export interface TitleFocusProps {
  ref: Ref<HTMLElement>
  /** The id of the heading. */
  titleId: string
  className?: string | undefined
  /** The heading. */
  children: ReactNode
}

/**
 * Takes the focus in place of the heading of a new step, and is called by it. Where the part of the page that had the
 * focus is removed, Orca silently goes to the text at the new focus: a heading that has the focus itself is then where
 * Orca already is, and is not said. What surrounds the heading is.
 */
export function TitleFocus({ ref, titleId, className, children }: TitleFocusProps) {
  return (
    <hgroup ref={ref} aria-labelledby={titleId} tabIndex={-1} className={className}>
      {children}
    </hgroup>
  )
}
