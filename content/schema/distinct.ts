export function areDistinct(keys: readonly string[]): boolean {
  return new Set(keys).size === keys.length
}
