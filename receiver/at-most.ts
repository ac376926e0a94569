/** Resolves when the work has ended, or after this many milliseconds, in which case it goes on alone. */
export async function atMost(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  await Promise.race([work, patience]).finally(() => clearTimeout(timer))
}
