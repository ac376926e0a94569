import * as words from '../../../../content/words/graphics.ts'
import type { RulerContent, RulerPoint } from '../../../../content/types.ts'
import { drawn } from '../drawn.ts'
import { percent } from '../percent.ts'
import classes from './Ruler.module.css'
import { ticks } from './ticks.ts'

/** Temperatures on one line, to scale; if there is no room for words on it, they are listed below. */
export function Ruler({ ruler: { title, points } }: { ruler: RulerContent }) {
  const values = points.map(({ degrees }) => degrees)
  const low = Math.min(...values)
  const high = Math.max(...values)
  return (
    <figure className={classes['ruler']}>
      <figcaption className="visually-hidden">{title}</figcaption>
      <svg className={`${classes['drawing']} ${drawn}`} aria-hidden="true">
        <g className={classes['scale']}>
          <svg y="-12" width="100%" height="12" viewBox={`${low} 0 ${high - low} 12`} preserveAspectRatio="none">
            <path className={classes['minor']} d={ticks(low, high, 10, 6)} />
            <path className={classes['major']} d={ticks(low, high, 50, 12)} />
          </svg>
          <line className={classes['line']} x2="100%" />
          {points.map((point) => (
            <Mark key={point.degrees} point={point} share={(point.degrees - low) / (high - low)} />
          ))}
        </g>
      </svg>
      <ol className={classes['list']}>
        {points.map(({ degrees, label }) => (
          <li key={degrees}>
            <strong>{words.degrees(degrees)}</strong> {label}
          </li>
        ))}
      </ol>
    </figure>
  )
}

function Mark({ point: { degrees, label, short }, share }: { point: RulerPoint; share: number }) {
  const x = percent(share, 1)
  const anchor = anchorAt(share)
  return (
    <g className={classes['point']} textAnchor={anchor}>
      <circle cx={x} r="4" />
      <text className={classes['figure']} x={x}>
        {words.degrees(degrees)}
      </text>
      <text className={classes[short ? 'long' : 'word']} x={x}>
        {label}
      </text>
      {short && (
        <text className={classes['short']} x={x}>
          {short}
        </text>
      )}
    </g>
  )
}

/** Keeps words at either end within the line. */
function anchorAt(share: number): 'start' | 'middle' | 'end' {
  if (share < 0.02) return 'start'
  return share > 0.98 ? 'end' : 'middle'
}
