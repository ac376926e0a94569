import { prepare } from './support/setup.mjs'

await prepare()
const { makePictures } = await import('../tools/pictures/make-pictures.ts')

process.exit((await makePictures({ isCheck: process.argv.includes('--check') })) ? 0 : 1)
