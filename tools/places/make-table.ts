import { brotliCompressSync } from 'node:zlib'
import type { PlacedClinic, PlaceTable } from '../../content/types.ts'
import { townGroups, townsByWeight } from './largest-towns.ts'
import { areaRuns, misledZips } from './zip-codes.ts'

/** The most bytes that the table may have after brotli compression. */
const tableBudget = 3.5 * 1024

/** The table of ZIP codes and of as many towns as its budget holds. */
export function makeTable(clinics: readonly Pick<PlacedClinic, 'coordinates' | 'address'>[]): PlaceTable {
  const zipCodes = { areas: areaRuns(), zips: misledZips(clinics) }
  const towns = townsByWeight(clinics)
  const tableOf = (count: number) => ({ ...zipCodes, towns: townGroups(towns.slice(0, count)) })
  let fitting = 0
  let tooMany = towns.length + 1
  while (tooMany - fitting > 1) {
    const count = Math.floor((fitting + tooMany) / 2)
    if (bytesOf(tableOf(count)) <= tableBudget) fitting = count
    else tooMany = count
  }
  return tableOf(fitting)
}

/** The bytes of a table after brotli compression. */
export function bytesOf(table: PlaceTable): number {
  return brotliCompressSync(JSON.stringify(table)).length
}
