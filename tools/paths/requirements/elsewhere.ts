/**
 * What fulfils each requirement that is no flow's: it has no state, so no path can show it. A new requirement has to be
 * named here or in a flow's model.
 */
export const elsewhere: Readonly<Record<string, string>> = {
  ...each('P-PAGE', 1, 5, 'addresses of pages'),
  ...each('P-PAGE', 6, 6, 'the not-found page'),
  ...each('P-PAGE', 7, 7, 'scrolling on a change of path'),
  ...each('P-PAGE', 10, 11, 'content'),
  ...each('P-HOME', 1, 10, 'content'),
  ...each('P-SERVICE', 1, 5, 'content'),
  ...each('P-SERVICE', 7, 10, 'content'),
  ...each('P-SERVICE', 14, 14, 'content'),
  ...each('P-FIGURE', 1, 13, 'content'),
  ...each('P-CLINIC', 1, 5, 'content'),
  ...each('P-BOOK', 6, 7, 'content'),
  ...each('P-LEAD', 4, 4, 'delivery without a receiver'),
  ...each('P-FRAN', 1, 1, 'content'),
  ...each('P-FRAN', 3, 3, 'content'),
  ...each('P-FRAN', 6, 6, 'delivery without a receiver'),
  ...each('P-CONSULT', 1, 2, 'content'),
  ...each('P-CONSULT', 6, 6, 'a setting of the exam'),
  ...each('P-REQUEST', 1, 18, 'the receiver'),
  ...each('P-PARTY', 1, 1, 'what the site does not call'),
  ...each('P-PARTY', 5, 5, 'content'),
  ...each('P-LOOK', 1, 9, 'the look'),
}

function each(area: string, first: number, last: number, fulfilledBy: string): Record<string, string> {
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => `${area}-${first + index}`)
  return Object.fromEntries(numbers.map((number) => [number, fulfilledBy]))
}
