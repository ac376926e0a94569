import { html, type Html } from './html.ts'

/** The page nearest to the one that is asked for, and how many there are; pages count from 1. */
export function nearestPage(asked: number, items: number, pageSize: number): { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(items / pageSize))
  return { page: Math.min(asked, pages), pages }
}

/** Links to the pages before and after; nothing where there is one page. */
export function pager(page: number, pages: number, addressOf: (page: number) => string): Html | null {
  if (pages <= 1) return null
  return html`<nav class="pager" aria-label="Pages">
    ${page > 1 && html`<a href="${addressOf(page - 1)}" rel="prev">Previous</a>`}
    <span>Page ${page} of ${pages}</span>${page < pages && html`<a href="${addressOf(page + 1)}" rel="next">Next</a>`}
  </nav>`
}
