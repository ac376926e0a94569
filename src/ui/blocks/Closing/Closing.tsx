import type { ReactNode } from 'react'
import classes from './Closing.module.css'

export interface ClosingProps {
  title: string
  text: string
  children: ReactNode
  /** Below all, as wide as the page. */
  foot?: ReactNode
}

/** The warm scene at the end of a page, with its last call to action. */
export function Closing({ title, text, children, foot }: ClosingProps) {
  return (
    <section data-scene data-climate="warm">
      <div className={classes['inner']}>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <div className={classes['actions']}>{children}</div>
        {foot}
      </div>
    </section>
  )
}
