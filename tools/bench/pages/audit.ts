import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { chromeArguments } from '../../../scripts/support/chrome-arguments.ts'
import { wholeReport } from './whole-report.ts'

/** One run of Lighthouse: mobile, slow 4G and a slow processor, both simulated; times in milliseconds. */
export interface Audit {
  /** Scores out of 100, by category. */
  scores: Readonly<Record<string, number>>
  fcp: number
  lcp: number
  blocking: number
  cls: number
  speedIndex: number
  /** Ids of the audits that cost a category points. Timed audits are left out: they are figures of their own. */
  failed: readonly string[]
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

/** Runs Lighthouse on a page, in a browser started for it, as if the processor were so many times slower. */
export async function auditPage(chrome: string, url: string, slowdown: number): Promise<Audit> {
  return auditIn(await wholeReport(() => reportOn(chrome, url, slowdown)))
}

async function reportOn(chrome: string, url: string, cpuSlowdownMultiplier: number): Promise<Report> {
  const browser = await startBrowser(chrome)
  try {
    const result = await lighthouse(
      url,
      { port: browser.port, output: 'json', logLevel: 'silent' },
      {
        extends: 'lighthouse:default',
        settings: {
          onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
          formFactor: 'mobile',
          throttlingMethod: 'simulate',
          throttling: { cpuSlowdownMultiplier },
          skipAudits: ['full-page-screenshot', 'screenshot-thumbnails', 'bf-cache'],
        },
      },
    )
    if (!result) throw new Error('Lighthouse gave no result.')
    return result.lhr
  } finally {
    await browser.close()
  }
}

function auditIn({ audits, categories }: Report): Audit {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const scores = Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)])
  const costly = Object.entries(categories)
    .filter(([id]) => id !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ weight, id }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
  return {
    scores: Object.fromEntries(scores),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    speedIndex: value('speed-index'),
    failed: costly.map(({ id }) => id),
  }
}

/** Starts a browser with a new profile. Returns it with the port of its debugging protocol. */
async function startBrowser(chrome: string) {
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank']
  const running = spawn(chrome, [...chromeArguments, ...own], { stdio: 'ignore', detached: true })
  const close = async () => {
    if (running.exitCode === null && running.kill()) await once(running, 'exit')
    endGroup(running.pid)
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
  const announced = join(profile, 'DevToolsActivePort')
  for (let tries = 0; tries < 300; tries++) {
    const [port] = existsSync(announced) ? readFileSync(announced, 'utf8').split('\n') : []
    if (port) return { port: Number(port), close }
    if (running.exitCode !== null) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await close()
  throw new Error(`${chrome} did not start.`)
}

/** Ends the processes that a browser started: they write into its profile for a while after it has ended. */
function endGroup(leader: number | undefined): void {
  if (leader === undefined) return
  try {
    process.kill(-leader, 'SIGKILL')
  } catch (problem) {
    if (!(problem instanceof Error && 'code' in problem && problem.code === 'ESRCH')) throw problem
  }
}
