import { writeFileSync } from 'node:fs'
import { cutFace, faceFiles, faceNames } from '../../scripts/support/faces.ts'

/**
 * Reduces both typefaces to the letters in use: `npm run fonts`, after a letter or a weight is added in
 * faces.ts.
 */
for (const name of faceNames) {
  const face = await cutFace(name)
  writeFileSync(faceFiles[name], face)
  console.log(`${name}: ${(face.length / 1024).toFixed(1)} KiB`)
}
