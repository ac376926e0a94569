/** Words of the pages that the search leads to. */

export const pagesFound = 'Pages found'

export function pageCount(count: number): string {
  return count === 1 ? '1 page' : `${count} pages`
}
