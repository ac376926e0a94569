/** So many times Orca may not begin to read the page: then the walk counts as not heard, and the next one begins. */
const openings = 2

/**
 * The transcript of a walk, which is begun again where Orca never began to read the page; null where it did not do so
 * the second time either. Each is told in a line.
 */
export async function heard(walk: () => Promise<string>, tell: (line: string) => void): Promise<string | null> {
  for (let opening = 1; opening <= openings; opening += 1) {
    try {
      return await walk()
    } catch (error) {
      const next = opening < openings ? 'opened again' : 'not heard'
      tell(`${next}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return null
}
