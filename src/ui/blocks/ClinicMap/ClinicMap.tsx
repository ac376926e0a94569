import { preload } from 'react-dom'
import * as words from '../../../../content/words/map.ts'
import type { MappedClinic } from '../../../../content/types.ts'
import classes from './ClinicMap.module.css'
import places from './ClinicPlaces.module.css'
import { drawing } from './drawing.ts'

export interface ClinicMapProps {
  clinics: readonly MappedClinic[]
  /** The slug of the clinic that the page is about, or that is chosen. */
  current?: string | undefined
  /** Whether the names are links; beside a list of links they need not be. */
  links?: boolean
  /** Lies on a dark scene without a border, and fades into it on the left. */
  bleeds?: boolean
  /** It is at the head of its page, and is fetched first. */
  isFirst?: boolean
}

/** Where the clinics are. A clinic that opened after the map was drawn is not on it, so list the clinics beside it. */
export function ClinicMap({ clinics, current, links = true, bleeds = false, isFirst = false }: ClinicMapProps) {
  if (isFirst) preload(drawing, { as: 'image', fetchPriority: 'high' })
  return (
    <div className={classes['map']} data-scene data-climate="cold" data-bleeds={bleeds || undefined}>
      <div role="img" aria-label={words.drawing} className={places['drawing']} />
      <p className={classes['region']} data-region="main" aria-hidden="true">
        {words.regions.main}
      </p>
      <p className={classes['region']} data-region="inset" aria-hidden="true">
        {words.regions.inset}
      </p>
      <ul className={classes['clinics']}>
        {clinics.map(({ slug, name, href }) => (
          <li key={slug} className={places['place']} data-clinic={slug} data-current={slug === current || undefined}>
            {links ? (
              <a href={href} aria-current={slug === current ? 'page' : undefined}>
                {name}
              </a>
            ) : (
              <span>{name}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
