import { makeMap } from './make-map.ts'
import { makePictures } from './make-pictures.ts'

const order = { isCheck: process.argv.includes('--check') }
const isMapRight = makeMap(order)
const arePicturesRight = await makePictures(order)
process.exit(isMapRight && arePicturesRight ? 0 : 1)
