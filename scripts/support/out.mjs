import { fail } from './setup.mjs'

/**
 * Checks a folder to build into, from the command line. The build's own folders cannot be chosen.
 * @param {string} out
 */
export function checkOut(out) {
  if (/^dist(-\w+)?$/.test(out) && !/-(server|next|former)$/.test(out)) return out
  return fail(`--out takes 'dist' or a folder 'dist-<name>' to build into, not '${out}'.`)
}
