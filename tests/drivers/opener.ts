/**
 * Adds a link to any address to the page behind dialogs, since a visitor may come from any button. It takes no space.
 * Runs in the page.
 */
export function addOpener({ href, data }: { href: string; data: Readonly<Record<string, string>> }): void {
  document.querySelector('a[data-opener]')?.remove()
  const link = document.createElement('a')
  Object.assign(link.dataset, { opener: '', ...data })
  link.textContent = 'Opener'
  link.href = href
  Object.assign(link.style, { position: 'fixed', inset: 'auto auto 0 0', zIndex: '150', opacity: '0' })
  document.querySelector('main')?.prepend(link)
}

/** The text of the element that has the focus. Runs in the page. */
export function readFocused(): string {
  const { activeElement, body } = document
  return activeElement === body ? '' : (activeElement?.textContent ?? '')
}
