/**
 * An error whose message names the transitions that repeat without end, from those taken until XState gave up (at
 * `options.maxIterations`); null where the error is about something else.
 */
export function endlessLoop(id: string, taken: readonly string[], cause: unknown): Error | null {
  if (!(cause instanceof Error) || !cause.message.startsWith('Infinite loop detected')) return null
  const loop = taken.slice(taken.lastIndexOf(taken.at(-1) ?? '', -2) + 1)
  const named = [...new Set(loop)].map((name) => `'${name}'`).join(', ')
  return new Error(`${id}: these transitions take each other for ever: ${named}.`, { cause })
}
