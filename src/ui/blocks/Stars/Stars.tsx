import classes from './Stars.module.css'

export interface StarsProps {
  /** Out of five; half stars are drawn. */
  stars: number
  /** What assistive technology reads instead of the drawing: '5 out of 5'; none where a text beside it says so. */
  label?: string
}

const outline = '12 2 15.1 8.6 22 9.5 17 14.5 18.2 21.5 12 18.1 5.8 21.5 7 14.5 2 9.5 8.9 8.6'
const leftHalf = '12 2 12 18.1 5.8 21.5 7 14.5 2 9.5 8.9 8.6'

/** A rating as five stars in gold. */
export function Stars({ stars, label }: StarsProps) {
  return (
    <span className={classes['stars']}>
      {label !== undefined && <span className="visually-hidden">{label}</span>}
      {[0, 1, 2, 3, 4].map((before) => (
        <svg key={before} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          {stars - before >= 0.5 && <polygon points={stars - before >= 1 ? outline : leftHalf} data-filled />}
          <polygon points={outline} />
        </svg>
      ))}
    </span>
  )
}
