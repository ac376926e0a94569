import * as words from '../../../../content/words/graphics.ts'
import type { SessionPhase } from '../../../../content/types.ts'
import { drawn } from '../drawn.ts'
import { barParts, type BarPart, namedFrom, sessionMinutes } from './bar-parts.ts'
import classes from './SessionBar.module.css'

/**
 * A session as one bar, to the scale of its minutes: optional minutes are hatched, and words that do not fit are below.
 */
export function SessionBar({ session }: { session: readonly SessionPhase[] }) {
  const parts = barParts(session)
  const { from, to } = sessionMinutes(session)
  return (
    <figure className={classes['session']}>
      <figcaption className={classes['caption']}>
        <span>{words.sessionToScale}</span>
        {session.length > 1 && <span>{words.minutesInAll(from, to)}</span>}
      </figcaption>
      <svg className={`${classes['bar']} ${drawn}`} aria-hidden="true">
        {parts.map((part) => (
          <Part key={part.x} part={part} />
        ))}
      </svg>
      <ol className={listClass(namedFrom(session, parts))}>
        {session.map((phase) => (
          <li key={phase.label}>
            {phase.label} <strong>{minutesOf(phase)}</strong>
          </li>
        ))}
      </ol>
    </figure>
  )
}

function Part({ part: { x, width, kind, isOpen, narrow, wide, full } }: { part: BarPart }) {
  const isCore = kind === 'core' && !isOpen
  return (
    <svg className={isCore ? classes['core'] : classes['part']} x={x} width={width} height="100%">
      <rect className={isOpen ? classes['open'] : classes['fixed']} width="100%" height="100%" />
      <Words text={narrow} className={classes['narrow']} />
      <Words text={wide} className={classes['wide']} />
      <Words text={full} className={classes['full']} />
    </svg>
  )
}

function Words({ text, className }: { text: string | null; className: string | undefined }) {
  return (
    text && (
      <text className={className} x="8" y="50%" dominantBaseline="central">
        {text}
      </text>
    )
  )
}

function listClass(named: 'wide' | 'full' | null): string | undefined {
  if (named === null) return classes['phases']
  return named === 'wide' ? classes['namedWide'] : classes['namedFull']
}

function minutesOf({ kind, from, to }: SessionPhase): string {
  return kind === 'more' ? words.minutesMore(from) : words.minutes(from, to)
}
