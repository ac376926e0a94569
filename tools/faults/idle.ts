import { deafTo, sendInstead, sendPayloadOf, sendTwice, swallow } from './event-seeds.ts'
import { without, withoutAttribute, withoutFocus } from './page-seeds.ts'
import type { Seed } from './seed.ts'
import { resumeAfter, showSnapshotBefore } from './view-seeds.ts'

/** What the page and its machines have none of. */
const nothing = 'nothing'

/** All that seeds faults at once, in place and seeding none: with it every path is to hold. */
export function idle(machineId: string): Seed {
  const seeds = [
    swallow(machineId, nothing),
    sendInstead(machineId, nothing, { type: nothing }),
    sendPayloadOf(machineId, { type: nothing, variant: nothing }, { type: nothing }),
    sendTwice(machineId, nothing),
    deafTo(machineId, nothing),
    showSnapshotBefore(machineId, nothing),
    resumeAfter(machineId, nothing),
    withoutAttribute({ attribute: nothing, selector: nothing }),
    without({ selector: nothing }),
    withoutFocus({ selector: nothing }),
  ]
  return (now) => {
    const seeded = seeds.map((seed) => seed(now))
    return { hasCome: () => false, undo: () => seeded.toReversed().forEach(({ undo }) => undo()) }
  }
}
