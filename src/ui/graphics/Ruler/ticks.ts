/** The path of ticks at every whole `step` between two values, one unit per value; their feet are at `height`. */
export function ticks(low: number, high: number, step: number, height: number): string {
  const first = Math.ceil(low / step) * step
  const further = Math.floor((high - first) / step)
  return `M${first} 12v-${height}${`m${step} ${height}v-${height}`.repeat(further)}`
}
