import { isSame } from './plain.ts'
import type { Deed } from './trace.ts'
import { triggerWords, type Way } from './ways.ts'

/** A deed with its place, in words. */
export interface Placed {
  deed: Exclude<Deed, Way>
  way: Way | undefined
  /** What it is, apart from its values. */
  what: string
  place: string
}

export function placed(does: readonly Deed[]): Placed[] {
  let way: Way | undefined
  const [first] = does.filter((deed) => 'take' in deed)
  let place = first ? triggerWords(first) : 'the start'
  let within = place
  return does.flatMap((deed) => {
    if ('take' in deed) {
      way = deed
      place = within = triggerWords(deed)
      return []
    }
    if ('run' in deed) within = deed.at ?? place
    if ('delay' in deed) within = `entering ${deed.of}`
    const own = 'run' in deed && deed.at === undefined ? way : undefined
    return [{ deed, way: own, what: whatOf(deed, within), place: within }]
  })
}

function whatOf(deed: Exclude<Deed, Way>, place: string): string {
  if ('start' in deed || 'stop' in deed) return nameOf(deed)
  return `${nameOf(deed)} on ${place.replace(/^after \S+/, 'after a delay')}`
}

export function nameOf(deed: Exclude<Deed, Way>): string {
  if ('run' in deed) return deed.run
  if ('emit' in deed) return `event ${eventType(deed.emit)}`
  if ('start' in deed) return `actor ${deed.start}`
  if ('stop' in deed) return `stop of ${deed.stop}`
  return 'delay' in deed ? `delay of ${deed.of}` : `${eventType(deed.send)} to ${deed.to}`
}

export function eventType(event: unknown): string {
  return typeof event === 'object' && event !== null ? String(Reflect.get(event, 'type')) : String(event)
}

/** The deeds of one list that the other has less often. */
export function surplus(these: readonly Placed[], those: readonly Placed[]): Placed[] {
  const rest = [...those]
  return these.filter((each) => {
    const own = rest.filter(({ what }) => what === each.what)
    const match = own.find(({ deed }) => isSame(deed, each.deed)) ?? own[0]
    if (match) rest.splice(rest.indexOf(match), 1)
    return !match
  })
}
