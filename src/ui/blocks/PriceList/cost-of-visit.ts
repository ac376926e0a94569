/** What one visit of a package costs, in whole dollars: '$50' of '$399' for 8. Null where the price names no amount. */
export function costOfVisit(price: string, visits: number): string | null {
  const amount = Number(/^\$([\d,]+)$/.exec(price)?.[1]?.replaceAll(',', ''))
  return amount ? `$${Math.round(amount / visits)}` : null
}
