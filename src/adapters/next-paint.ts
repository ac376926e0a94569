/**
 * Resolves once what has been drawn so far is about to reach the screen, so that a press is seen before its result is
 * drawn. Resolves at once for a hidden page, which is never painted.
 */
export function nextPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => {
        port1.close()
        resolve()
      })
      port1.start()
      port2.postMessage(null)
    })
  })
}
