/** The path of ticks of a height at every whole `step` between two values, a unit to a value; they stand on `height`. */
export function ticks(low: number, high: number, step: number, height: number): string {
  const first = Math.ceil(low / step) * step
  const further = Math.floor((high - first) / step)
  return `M${first} 12v-${height}${`m${step} ${height}v-${height}`.repeat(further)}`
}
