import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { AnyFlowModel } from '../paths/core/explore.ts'
import { lastResults, tracedRequirements } from '../paths/requirements/last-results.ts'
import { requirementsPage } from '../paths/requirements/report.ts'
import { chartStyle } from './chart-style.ts'
import { downloadsOf } from './exports/downloads.ts'
import { readHistory } from '../paths/history.ts'
import { failuresOf, flowReport, failurePicture, type FlowReport } from './flow-report.ts'
import { pictureAddress } from './pages/flow-failures.ts'
import { flowPage } from './pages/flow-page.ts'
import { heardPage } from './pages/heard-page.ts'
import { indexPage } from './pages/index-page.ts'
import { resultsFolder } from './walk-record.ts'

const root = join(import.meta.dirname, '../..')

/** Writes the atlas of these flows into a folder, using the records that the last test runs left. */
export async function buildAtlas(
  models: readonly AnyFlowModel[],
  folder: string,
  results: string = resultsFolder,
): Promise<FlowReport[]> {
  const reports = await Promise.all(models.map((model) => flowReport(model, results)))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'downloads'), { recursive: true })
  const write = (name: string, content: string) => writeFileSync(join(folder, name), content)
  write('index.html', indexPage(reports, readHistory(join(results, 'history.jsonl'))))
  write('requirements.html', requirementsOf(models, reports))
  write('heard.html', heardPage(reports, join(root, 'tests/spoken')))
  write('atlas.css', styleOf())
  write('atlas.js', ['chart.js', 'player.js', 'filter.js'].map(partOf).join('\n'))
  cpSync(join(root, 'public/fonts/figtree.woff2'), join(folder, 'figtree.woff2'))
  for (const report of reports) {
    write(`${report.id}.html`, flowPage(report, reports))
    for (const { name, content } of downloadsOf(report)) write(join('downloads', name), await content())
    copyPictures(report, folder)
  }
  return reports
}

/** Copies the pictures of situations and of failures, under the names that the pages have for them. */
function copyPictures(report: FlowReport, folder: string): void {
  for (const { file } of report.screens.values()) cpSync(file, join(folder, 'screens', report.id, basename(file)))
  for (const walked of failuresOf(report)) {
    const picture = failurePicture(report, walked)
    if (picture !== null) cpSync(picture, join(folder, pictureAddress(report.id, walked)))
  }
}

function requirementsOf(models: readonly AnyFlowModel[], reports: readonly FlowReport[]): string {
  const { traces, unasked } = tracedRequirements(models)
  return requirementsPage(traces, unasked, lastResults(reports), reports)
}

function styleOf(): string {
  const parts = ['base.css', 'page.css', 'tables.css', 'chart.css', 'player.css', 'paths.css']
  return [chartStyle, ...parts.map(partOf)].join('\n')
}

function partOf(name: string): string {
  return readFileSync(join(import.meta.dirname, 'site', name), 'utf8')
}
