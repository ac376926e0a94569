/**
 * The icon with square corners and its drawing scaled to this share of its width, for systems that cut a shape out of
 * it: Apple rounds the corners, Android keeps a circle of four fifths.
 */
export function squareIcon(icon: string, part: number): string {
  const drawing = icon.replace(/<svg[^>]*>|<\/svg>|<rect[^>]*\/>/g, '')
  const offset = (16 * (1 - part)).toFixed(2)
  const background = /fill="(#[0-9a-f]{6})"/.exec(icon)?.[1] ?? '#ffffff'
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" fill="${background}"/>`,
    `<g transform="translate(${offset} ${offset}) scale(${part})">${drawing}</g></svg>`,
  ].join('')
}
