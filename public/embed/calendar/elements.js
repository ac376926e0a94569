/**
 * Elements made by plain DOM calls only (no markup from text, no inline style), so that the strictest content policy and
 * Trusted Types hold.
 */

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string>} attributes
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}

/**
 * A drawing of one line, hidden from screen readers.
 * @param {string} path
 * @param {string} className
 */
export function icon(path, className) {
  const space = 'http://www.w3.org/2000/svg'
  const svg = document.createElementNS(space, 'svg')
  const attributes = { viewBox: '0 0 24 24', class: className, 'aria-hidden': 'true', focusable: 'false' }
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value)
  const line = document.createElementNS(space, 'path')
  line.setAttribute('d', path)
  svg.append(line)
  return svg
}

/**
 * @param {string} id
 * @throws where the document has no such element
 */
export function byId(id) {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`The calendar's document has no #${id}`)
  return found
}
