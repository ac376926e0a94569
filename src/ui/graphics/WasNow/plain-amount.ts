/** '$1,199' as 1199; null if it is not a plain price, such as 'From $199'. */
export function plainAmount(price: string | null): number | null {
  const [, digits] = /^\$([\d,]+)$/.exec(price ?? '') ?? []
  return digits === undefined ? null : Number(digits.replaceAll(',', ''))
}
