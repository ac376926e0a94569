import { fail } from './setup.mjs'

/**
 * A folder to build into, from the command line; the build's own beside it are none.
 * @param {string} out
 */
export function checkOut(out) {
  if (/^dist(-\w+)?$/.test(out) && !/-(server|next|former)$/.test(out)) return out
  return fail(`--out takes 'dist' or a folder 'dist-<name>' to build into, not '${out}'.`)
}
