import { parseArgs } from '../../scripts/support/arguments.mjs'
import { makeMap } from './make-map.ts'
import { makePictures } from './make-pictures.ts'

const { values } = parseArgs({ options: { check: { type: 'boolean' } } })
const order = { isCheck: values.check ?? false }
const isMapRight = makeMap(order)
const arePicturesRight = await makePictures(order)
process.exit(isMapRight && arePicturesRight ? 0 : 1)
