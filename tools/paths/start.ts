import { join } from 'node:path'
import { wrongTarget } from './wrong-target.ts'

/** Starts the command; says in a sentence where a machine cannot even be made. */
try {
  await import('./cli.ts')
} catch (error) {
  process.stderr.write(`${wrongTarget(error, join(import.meta.dirname, '../..')) ?? String(error)}\n`)
  process.exitCode = 2
}
