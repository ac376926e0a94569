/**
 * Runs before a vendor's scripts in a document under /embed/: marks each script that cannot be loaded with
 * `data-failed`, and says so: docs/product/third-parties.md, P-PARTY-6.
 */
window.addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return
    target.dataset.failed = ''
    // oxlint-disable-next-line no-console
    console.error('Failed to load script', target.src)
  },
  true,
)
