import { readdirSync, readFileSync } from 'node:fs'

/** Whether any of the processes runs or waits to run, and the processor time of all, in ticks of 10 ms. */
export interface Work {
  isRunning: boolean
  ticks: number
  pids: readonly number[]
}

/** What some processes and all that they have started are doing, from Linux's /proc. */
export function workOf(ancestors: readonly number[]): Work {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? statOf(name) : []))
  const family = new Set(ancestors)
  for (let before = 0; before !== family.size;) {
    before = family.size
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid)
  }
  const own = all.filter(({ pid }) => family.has(pid))
  return {
    isRunning: own.some(({ state }) => state === 'R'),
    ticks: own.reduce((sum, { ticks }) => sum + ticks, 0),
    pids: own.map(({ pid }) => pid),
  }
}

/** Whether any thread of these processes runs or waits to run: many more files to read than their main threads'. */
export function isAnyThreadRunning(pids: readonly number[]): boolean {
  return pids.some((pid) => threadsOf(pid).some(({ state }) => state === 'R'))
}

function threadsOf(pid: number): Stat[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) => statOf(`${pid}/task/${thread}`))
  } catch {
    return []
  }
}

interface Stat {
  pid: number
  parent: number
  state: string
  ticks: number
}

/** One line of /proc; nothing where the process has ended meanwhile. Source: proc(5). */
function statOf(pid: string): Stat[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const [state = '', parent = ''] = fields
    return [{ pid: Number(pid), parent: Number(parent), state, ticks: Number(fields[11]) + Number(fields[12]) }]
  } catch {
    return []
  }
}
