import type { LocationStats } from '../../../../content/types.ts'
import classes from './Stats.module.css'

/** A clinic's four figures. */
export function Stats({ stats }: { stats: LocationStats }) {
  const figures = [
    { label: 'Rating', value: stats.rating.toFixed(1) },
    { label: 'Happy clients', value: stats.happyClients },
    { label: 'Services', value: String(stats.servicesCount) },
    { label: 'Years serving', value: stats.yearsServing },
  ]
  return (
    <dl className={classes['stats']} aria-label="The clinic in figures">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
