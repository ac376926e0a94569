/** Words of what is sent by any form. */

/** After the text of a box that need not be ticked. */
export const optional = '(optional)'

/** What is typed is longer than the form takes. */
export function tooLong(most: string): string {
  return `Use at most ${most} characters.`
}

/** How long what waits on the device waits. */
export const untilSent = 'as soon as possible while a page of this site is open'
