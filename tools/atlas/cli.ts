import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from '../../scripts/support/arguments.mjs'
import { flows } from '../../machines/registry.ts'
import type { AnyFlowModel } from '../paths/core/explore.ts'
import { buildAtlas } from './build.ts'
import { lastWalkOf } from './flow-report.ts'
import { purge } from './purge.ts'
import { trimHistory } from '../paths/history.ts'
import { resultsFolder } from './walk-record.ts'

parseArgs({ options: {} })
const folder = join(import.meta.dirname, '../../dist-atlas')

const started = performance.now()
const models: readonly AnyFlowModel[] = Object.values(flows)
const reports = await buildAtlas(models, folder)
const purged = purge(reports, resultsFolder)
trimHistory()
const seconds = (performance.now() - started) / 1000
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
const unseen = reports.filter((report) => lastWalkOf(report) === null).map(({ id }) => id)

console.log(`The atlas of ${reports.length} flows, ${(bytes / 2 ** 20).toFixed(1)} MiB, in ${seconds.toFixed(1)} s:`)
console.log(pathToFileURL(join(folder, 'index.html')).href)
if (unseen.length > 0) console.log(`No test run was recorded of: ${unseen.join(', ')}.`)
if (purged > 0) console.log(`Removed ${purged} files of earlier runs that nothing refers to.`)
