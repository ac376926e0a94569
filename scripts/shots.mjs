import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChrome, fail, prepare, root } from './support/setup.mjs'

await prepare()
if (!ensureChrome()) fail('Pages are photographed in Chrome or Chromium: install one, or set CHROME_PATH.')
const { parseArgs } = await import('node:util')
const { values } = parseArgs({ options: { machine: { type: 'string' } } })
if (values.machine !== undefined) process.env['PATHS_MACHINE'] = values.machine
rmSync(join(root, 'test-results/shots'), { recursive: true, force: true })
const { runTool } = await import('./support/tool.ts')
const isWhole = await runTool('playwright', ['test'], { SHOTS: 'yes' })
const { writeSheet } = await import('../tools/shots/sheet.ts')
console.log(`The contact sheet: ${writeSheet()}`)
process.exit(isWhole ? 0 : 1)
