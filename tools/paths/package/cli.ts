import { join, relative } from 'node:path'
import { pack } from './pack.ts'

const tarball = await pack(join(import.meta.dirname, '../../../dist-paths'))
console.log(relative(process.cwd(), tarball))
