/**
 * What a vendor's part needs: scripts and storage of its own (card payments fail without), forms, windows without
 * restrictions (payments, calls, links), and calendar files. It may not navigate the tab: one click would be enough to
 * take it over.
 */
const needed = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'

/**
 * The `sandbox` of a part's frame; undefined for our own documents, which have the site's origin, so that it would not
 * confine them. Source: HTML, 'Sandboxing'.
 */
export function sandboxOf(src: string, mayLeave: boolean): string | undefined {
  if (src.startsWith('/')) return undefined
  return mayLeave ? `${needed} allow-top-navigation-by-user-activation` : needed
}
