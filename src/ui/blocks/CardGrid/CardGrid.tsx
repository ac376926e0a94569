import { Children, type ReactNode } from 'react'
import classes from './CardGrid.module.css'

export interface CardGridProps {
  /** The order matters: an ordered list. */
  ordered?: boolean
  /** The list's items. */
  children: ReactNode
}

/** A list as rows of equal cards, with no card left alone in its row. */
export function CardGrid({ ordered = false, children }: CardGridProps) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className={classes['grid']} data-count={Children.count(children)}>
      {children}
    </List>
  )
}
