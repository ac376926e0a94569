/** Words and figures of what is drawn to scale: with a true minus sign, and an en dash in ranges. */

export const sessionToScale = 'Your session, to scale'
export const was = 'Was'
export const now = 'Now'
export const closed = 'Closed'
export const days = { mon: 'Mon', tue: 'Tue', wed: 'Wed', thu: 'Thu', fri: 'Fri', sat: 'Sat', sun: 'Sun' }

/** '−256°F'. */
export function degrees(fahrenheit: number): string {
  return `${fahrenheit < 0 ? '−' : ''}${Math.abs(fahrenheit)}°F`
}

/** '1 minute', '20–45 minutes'. */
export function minutes(from: number, to = from): string {
  return from === 1 && to === 1 ? '1 minute' : `${range(from, to)} minutes`
}

export function minutesMore(more: number): string {
  return `${minutes(more)} more`
}

export function minutesInAll(from: number, to: number): string {
  return `${minutes(from, to)} in all`
}

/** '9am–7pm'. */
export function hours(opens: string, closes: string): string {
  return `${opens}–${closes}`
}

/** What may stand within a part of the bar, the fullest first. */
export const inBar = {
  fixed: (label: string, count: number) => [`${label}, ${count} min`, `${label}, ${count}`, `${count} min`, `${count}`],
  upTo: (count: number) => [`up to ${count} min`, `up to ${count}`],
  more: (label: string, count: number) => [`${label}, ${count} min more`, `+${count} min`, `+${count}`],
}

function range(from: number, to: number): string {
  return from === to ? `${from}` : `${from}–${to}`
}
