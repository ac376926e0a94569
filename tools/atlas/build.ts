import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyFlowModel } from '../paths/core/explore.ts'
import { tracedRequirements } from '../paths/requirements/last-results.ts'
import { requirementsPage } from '../paths/requirements/report.ts'
import { chartStyle } from './chart-style.ts'
import { downloadsOf } from './exports/downloads.ts'
import { flowReport, type FlowReport } from './flow-report.ts'
import { flowPage } from './pages/flow-page.ts'
import { indexPage } from './pages/index-page.ts'

const root = join(import.meta.dirname, '../..')

/** Writes the atlas of these flows into a folder, using the records that the last test runs left. */
export async function buildAtlas(
  models: readonly AnyFlowModel[],
  folder: string,
  results?: string,
): Promise<FlowReport[]> {
  const reports = await Promise.all(models.map((model) => flowReport(model, results)))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'downloads'), { recursive: true })
  const write = (name: string, content: string) => writeFileSync(join(folder, name), content)
  write('index.html', indexPage(reports))
  write('requirements.html', requirementsOf(models, reports))
  write('atlas.css', styleOf())
  write('atlas.js', partOf('atlas.js'))
  cpSync(join(root, 'public/fonts/figtree.woff2'), join(folder, 'figtree.woff2'))
  for (const report of reports) {
    write(`${report.id}.html`, flowPage(report, reports))
    for (const { name, content } of downloadsOf(report)) write(join('downloads', name), await content())
    if (report.pictures.size > 0) cpSync(report.pictureFolder, join(folder, 'screens', report.id), { recursive: true })
  }
  return reports
}

function requirementsOf(models: readonly AnyFlowModel[], reports: readonly FlowReport[]): string {
  const { traces, unasked } = tracedRequirements(models)
  const resultOf = (flow: string, path: string, level: string) =>
    reports
      .find(({ id }) => id === flow)
      ?.coverage.find((each) => each.level === level)
      ?.results.get(path)
  return requirementsPage(traces, unasked, resultOf, reports)
}

function styleOf(): string {
  const parts = ['base.css', 'page.css', 'tables.css', 'chart.css', 'player.css']
  return [chartStyle, ...parts.map(partOf)].join('\n')
}

function partOf(name: string): string {
  return readFileSync(join(import.meta.dirname, 'site', name), 'utf8')
}
