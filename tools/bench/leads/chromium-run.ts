import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type BrowserContext } from '@playwright/test'
import { build } from 'vite'
import { allOf } from '../../../receiver/database/database.ts'
import { openDatabase } from '../../../receiver/database/open.ts'
import { runReceiver } from '../../../receiver/run.ts'
import { readSettings } from '../../../receiver/settings.ts'
import { createStore, type StoredLead } from '../../../receiver/requests/store.ts'
import { answerTo } from '../../../scripts/support/answer.ts'
import { chromeArguments } from '../../../scripts/support/chrome-arguments.ts'
import { createAnswering } from '../../../scripts/support/serve.ts'
import { readFiles } from '../../../scripts/support/served-build.ts'
import { seeded } from './faults.ts'
import { faultyServer } from './faulty-server.ts'
import { visitorOf } from './figures.ts'
import { submitAll, type Plan } from './tabs.ts'

/** The figures of leads submitted in a real browser; the counts are as in `Figures`. */
export interface ChromiumFigures {
  browser: string
  leads: number
  tabs: number
  crashes: number
  /** How often a visitor was told that the lead could not be sent, and tried again. */
  failures: number
  /**
   * Submissions that could not be kept and were posted at once instead; those of tabs that crashed later are not
   * counted.
   */
  unkept: number
  lost: number
  duplicates: number
  repeats: number
  kept: number
  requests: number
  requestsPerLead: number
  seconds: number
}

const pageFolder = fileURLToPath(new URL('page', import.meta.url))

/**
 * Has two tabs of one profile submit leads over HTTP to the real receiver behind the fault mix, while their renderers
 * crash.
 */
export async function runInChromium(plan: Plan, executablePath: string): Promise<ChromiumFigures> {
  const started = performance.now()
  const folder = mkdtempSync(join(tmpdir(), 'leads-'))
  await build({ root: pageFolder, configFile: false, logLevel: 'error', build: { outDir: join(folder, 'page') } })
  const page = { files: await readFiles(join(folder, 'page')), notFoundPage: Buffer.from(''), rules: [] }
  const site = await listening(createAnswering(async (asked) => answerTo(asked, page)))
  const file = join(folder, 'leads.db')
  const settings = readSettings({
    RECEIVER_PORT: '0',
    RECEIVER_FILE: file,
    RECEIVER_ORIGINS: site.origin,
    RECEIVER_LIMIT: '0',
  })
  const receiver = await runReceiver(settings, () => undefined)
  const faulty = faultyServer(`http://127.0.0.1:${receiver.port}`, seeded(plan.seed))
  const server = await listening(faulty.server)
  const context = await launch(join(folder, 'profile'), executablePath)
  try {
    const address = `${site.origin}/?leads=${encodeURIComponent(`${server.origin}/leads`)}`
    const done = await submitAll(context, address, plan)
    const browser = `Chromium ${context.browser()?.version() ?? ''}`
    await receiver.stop()
    const counts = { browser, leads: plan.leads, tabs: plan.tabs, ...done, ...faulty.counts }
    return {
      ...counts,
      ...countRows(await rowsIn(file), plan.leads),
      requestsPerLead: counts.requests / plan.leads,
      seconds: (performance.now() - started) / 1000,
    }
  } finally {
    await context.close()
    site.close()
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

function launch(profile: string, executablePath: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, { executablePath, args: chromeArguments })
}

async function listening(server: Server) {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, close }
}

async function rowsIn(file: string): Promise<StoredLead[]> {
  const database = await openDatabase({ databaseUrl: null, file })
  const rows = await allOf(createStore(database).rows())
  await database.close()
  return rows
}

function countRows(rows: readonly StoredLead[], leads: number) {
  const visitors = new Set(rows.map(({ body }) => visitorOf(body)))
  return { lost: leads - visitors.size, duplicates: rows.length - visitors.size }
}
