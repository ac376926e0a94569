/** Today as content writes a date: '2026-11-20'. */
export function today(): string {
  return new Date().toISOString().slice(0, 10)
}
