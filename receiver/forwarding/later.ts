/** Runs a task once after a number of milliseconds. Returns a function that prevents it. */
export type Later = (ms: number, task: () => void) => () => void

/** The timers of Node. */
export const laterByTimer: Later = (ms, task) => {
  const timer = setTimeout(task, ms)
  return () => clearTimeout(timer)
}

/** Resolves once a task is done, or after a number of milliseconds. */
export async function untilDone(task: Promise<unknown>, ms: number, later: Later): Promise<void> {
  await new Promise<void>((resolve) => {
    const cancel = later(ms, resolve)
    void task.then(() => {
      cancel()
      resolve()
    })
  })
}
