import { dropEmitted, sendInstead, sendPayloadOf, sendTwice, swallow } from './event-seeds.ts'
import { without, withoutAttribute, withoutFocus } from './page-seeds.ts'
import type { Seed } from './seed.ts'
import { resumeAfter, showSnapshotBefore } from './view-seeds.ts'

/** A name that nothing in the page or its machines has. */
const nothing = 'nothing'

/** Every kind of seed at once, none of which changes anything: with it every path has to pass. */
export function idle(machineId: string): Seed {
  const seeds = [
    swallow(machineId, nothing),
    sendInstead(machineId, nothing, { type: nothing }),
    sendPayloadOf(machineId, { type: nothing, variant: nothing }, { type: nothing }),
    sendTwice(machineId, nothing),
    dropEmitted(machineId, nothing),
    showSnapshotBefore(machineId, nothing),
    resumeAfter(machineId, nothing),
    withoutAttribute({ attribute: nothing, selector: nothing }),
    without({ selector: nothing }),
    withoutFocus({ selector: nothing }),
  ]
  return (now) => {
    const seeded = seeds.map((seed) => seed(now))
    return { hasTakenEffect: () => false, undo: () => seeded.toReversed().forEach(({ undo }) => undo()) }
  }
}
