/** An element of the page. */
export interface SeenElement {
  text: string
  attributes: Readonly<Record<string, string>>
  /** How far it is scrolled sideways, in its own widths; null where there is no layout. */
  scrolled: number | null
  /** The element's number among all elements read, from 1: an element that was created again has a new number. */
  number: number
}

/** Reads the elements that are not hidden. Uses nothing from outside, so that it can also run in the page. */
export function readElements(elements: readonly Element[]): SeenElement[] {
  const known: unknown = Reflect.get(window, 'readElements')
  const seen: unknown[] = Array.isArray(known) ? known : []
  Reflect.set(window, 'readElements', seen)
  const shown = elements.filter((element) => element.closest('[hidden]') === null)
  return shown.map((element) => {
    if (!seen.includes(element)) seen.push(element)
    const { clientWidth, scrollLeft } = element
    return {
      text: element.textContent,
      attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      scrolled: clientWidth === 0 ? null : Number((scrollLeft / clientWidth).toFixed(2)),
      number: seen.indexOf(element) + 1,
    }
  })
}
