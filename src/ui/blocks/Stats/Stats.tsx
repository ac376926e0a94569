import { stats as words } from '../../../../content/words/clinic.ts'
import { figures as figuresLabel } from '../../../../content/words/common.ts'
import type { LocationStats } from '../../../../content/types.ts'
import classes from './Stats.module.css'

/** A clinic's four figures. */
export function Stats({ stats }: { stats: LocationStats }) {
  const figures = [
    { label: words.rating, value: stats.rating.toFixed(1) },
    { label: words.happyClients, value: stats.happyClients },
    { label: words.services, value: String(stats.servicesCount) },
    { label: words.years, value: stats.yearsServing },
  ]
  return (
    <dl className={classes['stats']} aria-label={figuresLabel}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
