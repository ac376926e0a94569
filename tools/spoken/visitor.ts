import { setTimeout as pause } from 'node:timers/promises'
import type { Line } from './ear.ts'
import { isAnyThreadRunning, workOf } from './processes.ts'
import type { DisturbedSite } from './site.ts'
import type { Session } from './session.ts'
import { cleaned } from './cleaned.ts'

/** A key, and what is heard until all is quiet again. */
export interface Heard {
  key: string
  says: readonly string[]
}

/** A visitor who hears the page, and presses keys. */
export interface Visitor {
  /** Presses a key, and listens until all is quiet; where words are expected, until they are said or 20 s are over. */
  press: (key: string, expected?: RegExp) => Promise<void>
  /** Presses a key until something is said that matches; rejects after 30 times. */
  until: (key: string, wanted: RegExp) => Promise<void>
  type: (text: string, expected?: RegExp) => Promise<void>
}

/** The longest way to something by one key. */
const longestWay = 30

/**
 * Listens from the loaded page on. What a page asks for after that is held until all is quiet, so that what it says while
 * it waits is heard every time. Returns the visitor, and what has been heard.
 */
export async function visitorIn(session: Session, site: DisturbedSite): Promise<{ visitor: Visitor; heard: Heard[] }> {
  const { ear } = session
  const heard: Heard[] = []
  const settled = (start: number, isSaid?: () => boolean) => settle(session, site, start, isSaid)
  await settled(0)
  site.hold()

  const listen = async (key: string, act: () => void, expected?: RegExp) => {
    const start = ear.position()
    act()
    await waitFor(() => ear.since(start).some(({ kind }) => kind === 'key'), 2_000)
    const isSaid = () => expected === undefined || heardIn(ear.since(start)).some((text) => expected.test(text))
    await settled(start)
    while (site.release()) await settled(start)
    await settled(start, () => !site.release() && isSaid())
    const entry = { key, says: heardIn(ear.since(start)) }
    heard.push(entry)
    return entry
  }

  const press = (key: string, expected?: RegExp) => listen(key, () => session.press(key), expected)
  return {
    heard,
    visitor: {
      press: async (key, expected) => void (await press(key, expected)),
      async until(key, wanted) {
        for (let turn = 0; turn < longestWay; turn += 1)
          if ((await press(key)).says.some((text) => wanted.test(text))) return
        throw new Error(`pressed ${key} ${longestWay} times, and never heard ${String(wanted)}`)
      },
      type: async (text, expected) => void (await listen(`type ${text}`, () => session.type(text), expected)),
    },
  }
}

/**
 * What was said, and after it what parts of the page told of themselves, each once and by the alphabet: Orca has a queue
 * of its own for that, and says it before, between or after the rest.
 */
function heardIn(lines: readonly Line[]): string[] {
  const textsOf = (wanted: Line['kind']) => cleaned(lines.flatMap(({ kind, text }) => (kind === wanted ? [text] : [])))
  return [
    ...textsOf('said'),
    ...textsOf('status')
      .toSorted()
      .map((text) => `status: ${text}`),
  ]
}

/** Looks this often, in milliseconds. */
const interval = 100
/** So many looks in a row must find that nothing happens; three times as many where nothing was said yet. */
const calm = 4
/** The processor time that they use between two looks while nothing happens, in ticks of 10 ms. */
const idleTicks = 1

/**
 * Waits until Orca has nothing to do and says nothing more, no process of the session runs, no request comes or is being
 * answered, and what is expected was said; for 20 s at most. It does not depend on the machine's speed: what waits for a
 * processor is not at rest.
 */
async function settle(
  { ear, processes }: Session,
  site: DisturbedSite,
  start: number,
  isSaid = () => true,
): Promise<void> {
  let quiet = 0
  let before = { position: -1, ticks: 0, come: 0 }
  await waitFor(() => {
    const { isRunning, ticks, pids } = workOf(processes)
    const { come, isAnswering } = site.requests()
    const position = ear.position()
    const lines = ear.since(start)
    const isAtRest = isDone(lines, 'busy', 'idle') && isDone(lines, 'telling', 'told')
    const isSame = position === before.position && ticks - before.ticks <= idleTicks && come === before.come
    quiet = isAtRest && isSame && !isRunning && !isAnswering ? quiet + 1 : 0
    before = { position, ticks, come }
    const enough = lines.some(({ kind }) => kind === 'said' || kind === 'status') ? calm : 3 * calm
    return quiet >= enough && !isAnyThreadRunning(pids) && isSaid()
  }, 20_000)
}

/** Whether the last mark of some work is that of its end. */
function isDone(lines: readonly Line[], during: Line['kind'], end: Line['kind']): boolean {
  return lines.findLast(({ kind }) => kind === during || kind === end)?.kind !== during
}

async function waitFor(holds: () => boolean, patience: number): Promise<void> {
  const deadline = performance.now() + patience
  while (!holds() && performance.now() < deadline) await pause(interval)
}
