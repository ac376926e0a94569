/** Words of a third party's part in its frame. */

export type NamedPart = 'calendar' | 'consultation' | 'scheduler'

export const otherWays = 'Other ways to go on'
export const skipFrame = 'Skip past the frame'
export const backToStart = 'Back to the start of the frame'

export function retry(title: string): string {
  return `Try again: ${title}`
}

/** A part that has no name is called by its frame's title. */
export function loading(title: string, part: NamedPart | undefined): string {
  return part ? `Loading the ${part}…` : `Loading: ${title}`
}

export const slow = 'This is taking longer than usual.'

export function failed(title: string, part: NamedPart | undefined): string {
  return `${part ? `The ${part}` : `“${title}”`} is not available right now.`
}
