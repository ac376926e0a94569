const week = 7 * 24 * 60 * 60 * 1000

/** How many weeks ahead calendars usually have times. */
const weeks = 9

/**
 * Whether clocks in two time zones differ now or at a time in the coming weeks: zones with other names may have the same
 * time, or have it for a part of the year only. An unknown zone does not differ.
 */
export function clocksDiffer(zone: string, other: string, now: Date): boolean {
  try {
    const [first, second] = [clockIn(zone), clockIn(other)]
    return Array.from({ length: weeks }, (_, index) => now.getTime() + index * week).some(
      (time) => first.format(time) !== second.format(time),
    )
  } catch {
    return false
  }
}

function clockIn(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'short', timeStyle: 'short' })
}
