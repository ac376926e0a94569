/** Words of a toast. */

export function close(title: string): string {
  return `Close: ${title}`
}

/** What a screen reader is told, as one text. */
export function told(title: string, text: string): string {
  return /[.!?]$/.test(title) ? `${title} ${text}` : `${title}. ${text}`
}
