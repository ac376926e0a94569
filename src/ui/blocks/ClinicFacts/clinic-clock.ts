import type { Location } from '../../../../content/types.ts'

type TimeZone = Location['timeZone']

const clocks: Partial<Record<TimeZone, Intl.DateTimeFormat>> = {}

/** A clinic's date (`YYYY-MM-DD`) and time (`HH:MM`) at a moment. */
export function clinicClock(timeZone: TimeZone, moment: Date): { date: string; time: string } {
  const [, month, day, year, time = ''] = /(\d+)\/(\d+)\/(\d+), (\S+)/.exec(clockIn(timeZone).format(moment)) ?? []
  return { date: `${year}-${month}-${day}`, time }
}

function clockIn(timeZone: TimeZone): Intl.DateTimeFormat {
  return (clocks[timeZone] ??= new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }))
}
