import { readFileSync } from 'node:fs'

const { version: written }: { version: string } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
)

/** The version of this program, as package.json has it. */
export const version = written
