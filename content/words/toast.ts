/** Words of a toast. */

export function close(title: string): string {
  return `Close: ${title}`
}
