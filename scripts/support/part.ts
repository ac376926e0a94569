/** A part of the tests, to run on a machine of its own: the first of four is `{ number: 1, of: 4 }`. */
export interface Part {
  number: number
  of: number
}

/** All tests in one. */
const whole: Part = { number: 1, of: 1 }

/**
 * The part that a command's arguments ask for with `--shard 1/4` or `--shard=1/4`; all tests without it. Throws one
 * sentence where they ask for something else.
 */
export function partAskedFor(given: readonly string[]): Part {
  const [option, value, ...others] = given.flatMap((text) => text.split('='))
  if (option === undefined) return whole
  if (option !== '--shard' || others.length > 0)
    throw new Error(`npm test takes --shard 1/4, not '${given.join(' ')}'.`)
  const [, number = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(value ?? '') ?? []).map(Number)
  if (number < 1 || number > of)
    throw new Error(`--shard takes a part and their number like 1/4, not '${value ?? ''}'.`)
  return { number, of }
}

/** The option with which Vitest and Playwright run a part. */
export function shardOptions({ number, of }: Part): string[] {
  return of === 1 ? [] : [`--shard=${number}/${of}`]
}

/** Whether this part does the task with this index: tasks that are done once are distributed over the parts. */
export function isDealtTo({ number, of }: Part, index: number): boolean {
  return index % of === number - 1
}
