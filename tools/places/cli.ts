import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { locations } from '../../content/locations/index.ts'
import { root } from '../../scripts/support/setup.mjs'
import { bytesOf, makeTable } from './make-table.ts'

const file = join(root, 'content/places.ts')
const table = makeTable(locations)
const text = `import type { PlaceTable } from './types.ts'

/**
 * Where ZIP codes and towns are (docs/decisions/36-near-me.md). Written by \`npm run places\`; the towns are GeoNames',
 * CC BY 4.0.
 */
export const placeTable: PlaceTable = ${JSON.stringify(table)}
`
writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: 'typescript' }))
const towns = table.towns.reduce((sum, group) => sum + group.towns.split(',').length, 0)
console.log(`${bytesOf(table)} bytes of brotli, ${towns} towns`)
