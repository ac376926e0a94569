import type { DashboardPreview as DashboardContent } from '../../../../content/types.ts'
import { Action, type ActionSettings } from '../Action/Action.tsx'
import { Band, type Surface } from '../Band/Band.tsx'
import classes from './DashboardPreview.module.css'

export interface DashboardPreviewProps {
  dashboard: DashboardContent
  surface: Surface
  settings: ActionSettings
}

/** A drawing of what members see of their sessions; nothing in it can be used. */
export function DashboardPreview({ dashboard, surface, settings }: DashboardPreviewProps) {
  const { title, text, items, button, drawing } = dashboard
  return (
    <Band
      title={title}
      intro={text}
      surface={surface}
      split
      aside={
        <>
          <ul className={classes['items']}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <Action action={button} settings={settings} />
        </>
      }
    >
      <Drawing drawing={drawing} />
    </Band>
  )
}

function Drawing({ drawing }: { drawing: DashboardContent['drawing'] }) {
  const { greeting, next, figures, weeks, weeksLabel, description } = drawing
  const most = Math.max(...weeks)
  return (
    <div role="img" aria-label={description} className={classes['drawing']}>
      <p className={classes['greeting']}>{greeting}</p>
      <p className={classes['next']}>
        <strong>{next.title}</strong> {next.when}
      </p>
      {figures.map(({ label, value }) => (
        <p key={label} className={classes['figure']}>
          <strong>{value}</strong> {label}
        </p>
      ))}
      <div className={classes['weeks']}>
        <p>{weeksLabel}</p>
        <svg viewBox={`0 0 ${weeks.length * 40} 60`}>
          {weeks.map((sessions, week) => (
            <rect
              // oxlint-disable-next-line react/no-array-index-key -- a week is its place
              key={week}
              x={week * 40 + 6}
              y={60 - (sessions / most) * 56}
              width={28}
              height={(sessions / most) * 56}
              rx={4}
              data-last={week === weeks.length - 1}
            />
          ))}
        </svg>
      </div>
    </div>
  )
}
