import { parseArgs as parse } from 'node:util'
import { fail } from './runtime.mjs'

/**
 * Node's `parseArgs`; where it refuses what was typed, the command ends with one sentence of what is wrong, and where
 * its options stand.
 * @type {typeof parse}
 */
export const parseArgs = (config) => {
  try {
    return parse(config)
  } catch (error) {
    const isRefused = error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
    if (!isRefused) throw error
    const [sentence] = error.message.split(/\.? (?=To specify|This command)/)
    return fail(`${sentence}. Add -- --help to see what the command takes.`)
  }
}
