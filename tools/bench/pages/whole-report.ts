/** What Lighthouse says of a run that it could not make. */
export interface Attempted {
  runtimeError?: { code: string; message: string } | undefined
}

const attempts = 3

/**
 * A report of a page whose recording is whole. One that lacks the page's beginning (NO_NAVSTART) says nothing of the
 * page, and Lighthouse asks for another; three of those in a row are an error, as any other is at once.
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
