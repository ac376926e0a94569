import type { ReactNode } from 'react'
import type { Phone } from '../../../../content/types.ts'
import { Boundary } from '../Boundary/Boundary.tsx'
import { MissingWords } from './MissingWords.tsx'
import classes from './MissingPart.module.css'

export interface SectionBoundaryProps {
  title: string
  phone: Phone
  /** The section is the page's head. */
  isHead?: boolean
  children: ReactNode
}

/** A section of a page; if it cannot be drawn, its heading stays, with a way to go on. */
export function SectionBoundary({ title, phone, isHead = false, children }: SectionBoundaryProps) {
  const Heading = isHead ? 'h1' : 'h2'
  const missing = (
    <section className={classes['missing']}>
      <Heading>{title}</Heading>
      <p>
        <MissingWords name={title} phone={phone} />
      </p>
    </section>
  )
  return (
    <Boundary name={title} fallback={missing}>
      {children}
    </Boundary>
  )
}
