import { z } from 'zod'
import { listedClinic } from './booking.ts'
import { specialDay, type SpecialDay, weeklyHours } from './hours.ts'
import { addressSchema, locationSchema } from './location.ts'
import { filled, list, readOnly, text } from './parts.ts'

/** North and east of the equator and Greenwich, in steps of a twentieth of a degree. */
const gridPoint = readOnly(z.tuple([z.int(), z.int()]))
/** Steps to the north and to the east, a character each (src/ui/find/grid.ts). */
const steps = z.string().regex(/^([!-~]{2})*$/, 'is not made of pairs')

const areaRun = z.strictObject({
  /** The first three digits of its ZIP codes; the next area has the next number. */
  first: z.string().regex(/^\d{3}$/, 'is not three digits'),
  start: gridPoint,
  /** From each area to the next. */
  steps,
})

const townGroup = z.strictObject({
  state: z.string().regex(/^[A-Z]{2}$/, 'is not a state'),
  called: text,
  center: gridPoint,
  /** Each town's name and its steps from the center, between commas. */
  towns: z.string().regex(/^[A-Za-z][^,]+[!-~]{2}(,[A-Za-z][^,]+[!-~]{2})*$/, 'is not a list of towns'),
})
/** The larger towns of a state. */
export interface TownGroup extends z.output<typeof townGroup> {}

const placeTable = {
  /** The middle of each area of ZIP codes. */
  areas: filled(areaRun),
  /**
   * By area: two last digits, and steps from its middle, of each ZIP code whose nearest clinic is not that of the
   * middle.
   */
  zips: readOnly(z.record(z.string().regex(/^\d{3}$/), z.string().regex(/^(\d\d[!-~]{2})+$/))),
  towns: list<TownGroup>(townGroup),
}
const placeTableSchema = z.strictObject(placeTable)
/** Where ZIP codes and towns are, as content/places.ts holds it. */
export interface PlaceTable extends z.output<typeof placeTableSchema> {}

const placedClinic = z.strictObject({
  ...listedClinic.shape,
  address: addressSchema,
  coordinates: locationSchema.shape.coordinates,
  timeZone: locationSchema.shape.timeZone,
  hours: weeklyHours,
  specialDays: list<SpecialDay>(specialDay),
})
/** A clinic with where it is and when it is open. */
export interface PlacedClinic extends z.output<typeof placedClinic> {}

export const placesSchema = z.strictObject({ ...placeTable, clinics: filled<PlacedClinic>(placedClinic) })
/** What a visitor's ZIP code or town, and the clinics near it, are found in. */
export interface Places extends z.output<typeof placesSchema> {}
