import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Where React's development build says that an element was written; needs `recordOwnerStacks`. */
interface Fiber {
  _debugStack?: { stack?: string } | null
  _debugOwner?: Fiber | null
}

/** Folders whose parts are used everywhere: who used them matters more. */
const shared = /^src\/ui\/(?!flows|pages|find)/

/**
 * The lines of JSX from which an element of the page comes, the innermost first: that in a shared part, and that of the
 * flow or page which uses it. '' where React does not say.
 */
export function jsxPlaces(element: Element): string {
  const places: string[] = []
  for (let fiber = fiberOf(element); fiber; fiber = fiber._debugOwner ?? undefined) {
    const [place] = ownPlaces(fiber._debugStack?.stack ?? '')
    if (place === undefined || place === places.at(-1)) continue
    places.push(place)
    if (!shared.test(place) || places.length === 4) break
  }
  return places.join(' in ')
}

/** The lines of the site's own code in a stack, the innermost first: 'src/ui/Dialog/Dialog.tsx:103'. */
export function ownPlaces(stack: string): string[] {
  const found = stack
    .split('\n')
    .map((line) => /\/(src\/[^\s:)]+:\d+)/.exec(line.startsWith('    at') ? (line.split(root)[1] ?? '') : ''))
  return found.flatMap((match) => match?.[1] ?? [])
}

function fiberOf(element: Element): Fiber | undefined {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'))
  const fiber: unknown = key === undefined ? undefined : Reflect.get(element, key)
  return isFiber(fiber) ? fiber : undefined
}

function isFiber(value: unknown): value is Fiber {
  return typeof value === 'object' && value !== null && '_debugStack' in value
}
