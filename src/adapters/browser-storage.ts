/**
 * Deletes everything that this site keeps in the visitor's browser. Never throws: where the browser refuses
 * storage, nothing is kept.
 */
export function deleteStoredData(): void {
  for (const open of [() => sessionStorage, () => localStorage]) {
    try {
      open().clear()
    } catch {
      continue
    }
  }
}
