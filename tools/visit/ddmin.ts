/**
 * Delta debugging (Zeller): the smallest list of these items that still fails, in the sense that no part into which it
 * can be cut fails by itself or can be left out. `fails` is false for a list that cannot be tried.
 */
export async function ddmin<Item>(
  items: readonly Item[],
  fails: (items: readonly Item[]) => Promise<boolean>,
): Promise<readonly Item[]> {
  let current = items
  let parts = 2
  while (current.length >= 2) {
    const ranges = rangesOf(current.length, parts)
    const alone = await first(
      ranges.map(([from, to]) => current.slice(from, to)),
      fails,
    )
    const smaller =
      alone ??
      (await first(
        ranges.map((range) => without(current, range)),
        fails,
      ))
    if (smaller) {
      current = smaller
      parts = alone ? 2 : Math.max(2, parts - 1)
    } else if (parts >= current.length) break
    else parts = Math.min(2 * parts, current.length)
  }
  return current
}

/** The same list without any run of items, the longest first, that can be left out while it still fails. */
export async function withoutRuns<Item>(
  items: readonly Item[],
  fails: (items: readonly Item[]) => Promise<boolean>,
): Promise<readonly Item[]> {
  const shorter = Array.from({ length: items.length }, (_, index) => items.length - index).flatMap((length) =>
    Array.from({ length: items.length - length + 1 }, (_, from) => without(items, [from, from + length])),
  )
  const found = await first(shorter, fails)
  return found ? withoutRuns(found, fails) : items
}

type Range = readonly [from: number, to: number]

function rangesOf(length: number, parts: number): Range[] {
  const at = (part: number) => Math.round((part * length) / parts)
  return Array.from({ length: parts }, (_, part) => [at(part), at(part + 1)])
}

function without<Item>(items: readonly Item[], [from, to]: Range): Item[] {
  return [...items.slice(0, from), ...items.slice(to)]
}

async function first<List>(lists: readonly List[], fails: (list: List) => Promise<boolean>): Promise<List | undefined> {
  for (const list of lists) if (await fails(list)) return list
  return undefined
}
