/** The button of a form that is being sent. */
export const sendingForm = 'button[type="submit"][aria-disabled="true"]'

/** Milliseconds. */
const [patience, pause] = [10_000, 10]

/**
 * Waits until what a form sends is posted: the device stores it first, which takes as long as its disk does. Throws
 * after ten seconds.
 */
export async function untilPosted(isPosted: () => boolean): Promise<void> {
  const deadline = performance.now() + patience
  while (!isPosted()) {
    if (performance.now() > deadline) throw new Error('A form says that it is being sent, and nothing was posted.')
    await new Promise((resolve) => void setTimeout(resolve, pause))
  }
}
