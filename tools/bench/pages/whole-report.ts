/** A run of Lighthouse, with the error where it could not be made. */
export interface Attempted {
  runtimeError?: { code: string; message: string } | undefined
}

const attempts = 3

/**
 * Repeats a Lighthouse report whose recording lacks the start of the page (NO_NAVSTART), since that says nothing about
 * the page. Throws after three of those in a row, and at once for any other error.
 */
export async function wholeReport<Report extends Attempted>(report: () => Promise<Report>): Promise<Report> {
  for (let attempt = 1; ; attempt++) {
    const found = await report()
    if (!found.runtimeError) return found
    const { code, message } = found.runtimeError
    if (code !== 'NO_NAVSTART' || attempt === attempts) throw new Error(`Lighthouse: ${message}`)
    console.log('Lighthouse lost the beginning of a page; once more.')
  }
}
