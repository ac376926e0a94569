import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from '../../scripts/support/arguments.mjs'
import { ensureChrome, fail, root } from '../../scripts/support/setup.mjs'
import { runTool } from '../../scripts/support/tool.ts'
import { writeSheet } from './sheet.ts'

if (!ensureChrome()) fail('Pages are photographed in Chrome or Chromium: install one, or set CHROME_PATH.')
const { values } = parseArgs({ options: { machine: { type: 'string' } } })
if (values.machine !== undefined) process.env['PATHS_MACHINE'] = values.machine
rmSync(join(root, 'test-results/shots'), { recursive: true, force: true })
const isWhole = await runTool('playwright', ['test'], { SHOTS: 'yes' })
console.log(`The contact sheet: ${writeSheet()}`)
process.exit(isWhole ? 0 : 1)
