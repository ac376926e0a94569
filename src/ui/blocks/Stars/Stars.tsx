import classes from './Stars.module.css'

export interface StarsProps {
  /** Out of five; half stars are drawn. */
  stars: number
  /** Read by assistive technology instead of the drawing: '5 out of 5'; none if a text beside it says so. */
  label?: string
}

const places = [0, 1, 2, 3, 4]
/** Tenths of a unit from one star to the next: a star of 20 px and a gap of 2. */
const stride = 264
const whole = 'l3.1 6.6 6.9.9-5 5 1.2 7-6.2-3.4-6.2 3.4 1.2-7-5-5 6.9-.9z'
const leftHalf = 'v16.1l-6.2 3.4 1.2-7-5-5 6.9-.9z'
const outlines = places.map((place) => starAt(place, whole)).join('')

/** A rating as five gold stars; `fillStars` lets them fill once, when they come into view. */
export function Stars({ stars, label }: StarsProps) {
  const filled = places.filter((place) => stars - place >= 0.5)
  return (
    <span className={classes['stars']}>
      {label !== undefined && <span className="visually-hidden">{label}</span>}
      <svg data-rating viewBox="0 0 129.6 24" width="108" height="20" aria-hidden="true">
        <path d={outlines} />
        {filled.map((place) => (
          <path key={place} d={starAt(place, stars - place >= 1 ? whole : leftHalf)} data-filled />
        ))}
      </svg>
    </span>
  )
}

function starAt(place: number, shape: string): string {
  return `M${(120 + stride * place) / 10} 2${shape}`
}
