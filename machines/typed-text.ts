import * as z from 'zod/mini'

const longest = 200
const unseen = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g

/** What an HTML e-mail input takes, with a dot in its domain, and letters and digits of any script (RFC 6531). */
export const emailPattern =
  /^[\p{L}\p{M}\p{N}_.!#$%&'*+/=?^`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)+$/u

/** Frees what was typed of marks that nobody sees (text direction, zero width) and of blanks around it. */
export function tidy() {
  return z.overwrite<string>((value) => value.replaceAll(unseen, '').trim())
}

/**
 * No more than a form's field is meant for, else an issue with this key; what is checked after it is not looked at in a
 * text that is longer.
 */
export function notTooLong(issue = 'tooLong', most = longest) {
  return z.maxLength(most, { error: issue, abort: true })
}
