import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Whether the processor time of other processes can be read, which is so on Linux only. */
export const isProcessorTimeKnown = existsSync('/proc/self/stat')

/** Milliseconds of a tick, the unit of /proc/<pid>/stat: USER_HZ is 100 on every machine that Node runs on. Source: proc(5). */
const tick = 10

interface ProcessFacts {
  pid: number
  parent: number
  milliseconds: number
}

/** A process and its descendants, each with its processor time in milliseconds, in steps of a tick. */
export function processesUnder(pid: number): ProcessFacts[] {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? factsOf(Number(name)) : []))
  const found: ProcessFacts[] = []
  let parents = [pid]
  for (let next = all.filter((each) => each.pid === pid); next.length > 0;) {
    found.push(...next)
    parents = next.map((each) => each.pid)
    next = all.filter(({ parent }) => parents.includes(parent))
  }
  return found
}

/** Milliseconds of processor time that the processes have taken together; null once one of them has ended. */
export function processorTime(pids: readonly number[]): number | null {
  const facts = pids.flatMap(factsOf)
  return facts.length === pids.length ? facts.reduce((sum, { milliseconds }) => sum + milliseconds, 0) : null
}

/**
 * The facts of a process; empty where it has ended. Source: proc(5): fields 4, 14 and 15, counted after the name, which
 * may contain spaces.
 */
function factsOf(pid: number): ProcessFacts[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [parent = 0, user = 0, system = 0] = [fields[1], fields[11], fields[12]].map(Number)
    return [{ pid, parent, milliseconds: (user + system) * tick }]
  } catch {
    return []
  }
}
