import { makePictures } from './make-pictures.ts'

process.exit((await makePictures({ isCheck: process.argv.includes('--check') })) ? 0 : 1)
