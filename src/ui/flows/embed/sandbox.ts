/**
 * What a vendor's part needs: scripts and storage of its own (card payments break without), forms, windows that work as
 * windows do (payments, calls, links), and calendar files. Not the tab around it: one click would be enough to take it.
 */
const needed = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'

/**
 * The `sandbox` of a part's frame; undefined for our own documents, which stand on the site's origin, where it would hold
 * nothing. Source: HTML, 'Sandboxing'.
 */
export function sandboxOf(src: string, mayLeave: boolean): string | undefined {
  if (src.startsWith('/')) return undefined
  return mayLeave ? `${needed} allow-top-navigation-by-user-activation` : needed
}
