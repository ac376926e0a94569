import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { root } from '../../scripts/support/setup.mjs'
import { plain, recordOf, type PlainRecord } from '../atlas/exports/plain-config.ts'

/** The extractor asks for XState 4, which stands beside the project's own under another name. */
registerHooks({
  resolve: (name, context, next) =>
    next(
      context.parentURL?.includes('machine-extractor') ? name.replace(/^xstate(?=\/|$)/, 'xstate-4') : name,
      context,
    ),
})

const { extractMachinesFromFile } = await import('@xstate/machine-extractor')

/**
 * What Stately's machine extractor, by which its editors read source code, makes of a flow's machine as it stands in
 * `machines/`. It throws where the extractor finds no machine there.
 */
export function extracted(flow: string): PlainRecord {
  const source = readFileSync(join(root, `machines/${flow}/${flow}.machine.ts`), 'utf8')
  const config = quietly(() => extractMachinesFromFile(source)?.machines[0]?.toConfig())
  if (!config) throw new Error(`Stately's machine extractor finds no machine in ${flow}.machine.ts.`)
  return recordOf(plain(config))
}

/** The extractor warns of each parameter that is computed; those are no facts. */
function quietly<T>(run: () => T): T {
  const { console: before } = globalThis
  globalThis.console = { ...before, warn: () => undefined }
  try {
    return run()
  } finally {
    globalThis.console = before
  }
}
