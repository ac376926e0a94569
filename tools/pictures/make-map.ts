import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { locations } from '../../content/locations/index.ts'
import { root } from '../../scripts/support/setup.mjs'
import { drawClinicMap } from './map/draw-map.ts'
import { drawingModule, mapBudget, mapFile, placesStyle } from './map/map-files.ts'

const folder = 'public/art'
const style = 'src/ui/blocks/ClinicMap/ClinicPlaces.module.css'
const address = 'src/ui/blocks/ClinicMap/drawing.ts'

/**
 * Draws the clinics' map and writes its address and the positions of its names. With `isCheck` it writes nothing and reports what
 * differs.
 */
export function makeMap({ isCheck = false } = {}): boolean {
  const drawing = drawClinicMap(locations)
  const { svg } = drawing
  if (svg.length > mapBudget) throw new Error(`The map has ${svg.length} bytes, more than ${mapBudget}.`)
  const files = new Map([
    [`${folder}/${mapFile(svg)}`, svg],
    [style, placesStyle(drawing)],
    [address, drawingModule(drawing)],
  ])
  if (isCheck) {
    const others = [...files].filter(([path, text]) => readKept(path) !== text)
    for (const [path] of others) console.error(`${path} is not what the clinics give: run npm run pictures.`)
    return others.length === 0
  }
  for (const name of readdirSync(join(root, folder))) if (name.startsWith('clinics.')) rmSync(join(root, folder, name))
  for (const [path, text] of files) writeFileSync(join(root, path), text)
  console.log(`${String(svg.length).padStart(6)} ${mapFile(svg)}`)
  return true
}

function readKept(path: string): string | null {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null
}
