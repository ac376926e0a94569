/** A state whose visitors may come to a clinic, with the first three digits of its ZIP codes. */
interface State {
  called: string
  zips: readonly (readonly [first: number, last: number])[]
  /** All its towns are in question, not only those near a clinic. */
  isOwn?: true
}

/** The states with clinics, those that border on them, and two that are near. */
export const region: Readonly<Record<string, State>> = {
  NJ: { called: 'New Jersey', zips: [[70, 89]], isOwn: true },
  OH: { called: 'Ohio', zips: [[430, 459]], isOwn: true },
  NY: {
    called: 'New York',
    zips: [
      [5, 5],
      [100, 149],
    ],
  },
  PA: { called: 'Pennsylvania', zips: [[150, 196]] },
  DE: { called: 'Delaware', zips: [[197, 199]] },
  CT: { called: 'Connecticut', zips: [[60, 69]] },
  MD: { called: 'Maryland', zips: [[206, 219]] },
  WV: { called: 'West Virginia', zips: [[247, 268]] },
  KY: { called: 'Kentucky', zips: [[400, 427]] },
  IN: { called: 'Indiana', zips: [[460, 479]] },
  MI: { called: 'Michigan', zips: [[480, 499]] },
}

/** The first three digits of the region's ZIP codes, in order. */
export const regionAreas: readonly string[] = Object.values(region)
  .flatMap(({ zips }) => zips)
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  .toSorted((one, other) => one - other)
  .map((area) => String(area).padStart(3, '0'))
