import * as z from 'zod/mini'

const longest = 200
const unseen = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g

/** What an HTML e-mail input takes, with a dot in its domain. */
export const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

/** Frees what was typed of marks that nobody sees (text direction, zero width) and of blanks around it. */
export function tidy() {
  return z.overwrite<string>((value) => value.replaceAll(unseen, '').trim())
}

/** No more than a form's field is meant for; what is checked after it is not looked at in a text that is longer. */
export function notTooLong(most = longest) {
  return z.maxLength(most, { error: `Use at most ${most.toLocaleString('en-US')} characters.`, abort: true })
}
