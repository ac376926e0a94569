import * as z from 'zod/mini'

const longest = 200
const unseen = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g

/**
 * The addresses that an HTML e-mail input takes, if their domain has a dot; letters and digits may be of any script
 * (RFC 6531).
 */
export const emailPattern =
  /^[\p{L}\p{M}\p{N}_.!#$%&'*+/=?^`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)+$/u

/** Removes invisible marks (text direction, zero width) from a text, and spaces around it. */
export function tidy() {
  return z.overwrite<string>((value) => value.replaceAll(unseen, '').trim())
}

/**
 * Refuses a text of more than `most` characters with this issue's key. The checks after it are skipped for such a text.
 */
export function notTooLong(issue = 'tooLong', most = longest) {
  return z.maxLength(most, { error: issue, abort: true })
}
