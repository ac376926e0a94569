import { join, relative } from 'node:path'
import { pack } from './pack.ts'

const tarball = await pack(join(import.meta.dirname, '../../../dist-paths'))
process.stdout.write(`${relative(process.cwd(), tarball)}\n`)
