import { Children, type ReactNode } from 'react'
import classes from './CardGrid.module.css'

export interface CardGridProps {
  /** The order matters: an ordered list. */
  ordered?: boolean
  /** Cards with long lines are below each other on a tablet. */
  wide?: boolean
  /** The list's items. */
  children: ReactNode
}

/** A list as rows of cards: up to four in a row, and never one alone in the last row. */
export function CardGrid({ ordered = false, wide = false, children }: CardGridProps) {
  const List = ordered ? 'ol' : 'ul'
  const count = Children.count(children)
  return (
    <List
      className={classes['grid']}
      data-columns={Math.min(count, count === 4 ? 4 : 3)}
      data-halves={halves(count)}
      data-wide={wide || undefined}
    >
      {children}
    </List>
  )
}

/** How many cards are in rows of two, at the start or at the end, if the others are in rows of three. */
function halves(count: number): 0 | 2 | 4 {
  if (count <= 4 || count % 3 === 0) return 0
  return count % 3 === 2 ? 2 : 4
}
