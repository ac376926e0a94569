/**
 * Resolves once what has been drawn until now is on its way to the screen: a press is seen before what it leads to is drawn.
 * A page that nobody sees draws nothing: there it resolves at once.
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
