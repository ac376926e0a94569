import { listedClinic } from './booking-lists.ts'
import { locations } from './locations/index.ts'
import { placeTable } from './places.ts'
import type { Places } from './types.ts'

/** What the clinics near a ZIP code or a town are found in. */
export function places(): Places {
  return {
    ...placeTable,
    clinics: locations.map((location) => {
      const { address, coordinates, timeZone, hours, specialDays } = location
      return { ...listedClinic(location), address, coordinates, timeZone, hours, specialDays }
    }),
  }
}
