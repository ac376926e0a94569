import { describeTime } from '../../../../content/hours.ts'
import * as words from '../../../../content/words/graphics.ts'
import type { DayHours } from '../../../../content/types.ts'
import { drawn } from '../drawn.ts'
import { percent } from '../percent.ts'
import { type ClinicNow, minuteOf, type Week, weekdays, weekScale } from './week-scale.ts'
import classes from './WeekBars.module.css'

export interface WeekBarsProps {
  week: Week
  /** Null until the page is alive: then no day is marked as today. */
  now: ClinicNow | null
}

/** A week's hours as seven bars on one scale, with a tick for the current time on today's. */
export function WeekBars({ week, now }: WeekBarsProps) {
  const scale = weekScale(week)
  return (
    <dl className={classes['week']}>
      {weekdays.map((day) => {
        const time = now?.weekday === day ? now.time : null
        return (
          <div key={day} className={classes[time === null ? 'day' : 'today']}>
            <dt>{words.days[day]}</dt>
            <dd>
              <DayBar hours={week[day]} time={time} scale={scale} />
              <span className={classes['hours']}>{hoursOf(week[day])}</span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

interface DayBarProps {
  hours: DayHours | null
  time: string | null
  scale: ReturnType<typeof weekScale>
}

function DayBar({ hours, time, scale: { start, minutes } }: DayBarProps) {
  const x = (at: string) => percent(minuteOf(at) - start, minutes)
  const isOnScale = time !== null && minuteOf(time) >= start && minuteOf(time) <= start + minutes
  return (
    <svg className={`${classes['bar']} ${drawn}`} aria-hidden="true">
      <rect className={classes['track']} width="100%" height="100%" rx="4" />
      {hours && (
        <rect
          className={classes['open']}
          x={x(hours.opens)}
          width={percent(minuteOf(hours.closes) - minuteOf(hours.opens), minutes)}
          height="100%"
          rx="4"
        />
      )}
      {isOnScale && <line className={classes['now']} x1={x(time)} x2={x(time)} y1="-4" y2="12" />}
    </svg>
  )
}

function hoursOf(hours: DayHours | null): string {
  return hours ? words.hours(describeTime(hours.opens), describeTime(hours.closes)) : words.closed
}
