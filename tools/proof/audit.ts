import { spawnSync } from 'node:child_process'
import { z } from 'zod'
import { root } from '../../scripts/support/setup.mjs'
import type { Part } from './part.ts'

const title = 'known vulnerabilities in what visitors get'
const bar = '0'

const reportSchema = z.object({
  auditReportVersion: z.number(),
  metadata: z.object({
    vulnerabilities: z.object({ total: z.number() }),
    dependencies: z.object({ prod: z.number() }),
  }),
})

/** Asks the registry. Without an answer nothing is known, which does not count as passed. */
export const audit: Part = {
  id: 'audit',
  title,
  bar,
  command: 'npm audit --omit=dev',
  run: async () => {
    const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
      cwd: root,
      encoding: 'utf8',
      timeout: 120_000,
      shell: process.platform === 'win32',
    })
    return [{ title, bar, ...verdictOf(stdout) }]
  },
}

/** The figure for what `npm audit --json` printed. */
function verdictOf(printed: string): { figure: string; isMet: boolean } {
  const report = reportSchema.safeParse(parsed(printed)).data
  if (!report) return { figure: 'could not ask: the registry gave no answer to the audit', isMet: false }
  const { vulnerabilities, dependencies } = report.metadata
  return { figure: `${vulnerabilities.total} in ${dependencies.prod} packages`, isMet: vulnerabilities.total === 0 }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
