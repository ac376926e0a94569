import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { pictureOf } from '../../atlas/film.ts'
import { resultsFolder } from '../../atlas/walk-record.ts'
import type { AnyFlowModel, Situation } from '../core/explore.ts'
import { versionOf } from '../versions.ts'

/** Where a browser run leaves the picture and the speech of each situation, by flow and version of its machine. */
export const viewsFolder = join(resultsFolder, 'screens')

/** The name of a situation's files, without their ending. */
export function viewOf(key: string): string {
  return pictureOf(key).replace(/\.webp$/, '')
}

/** The folder of a flow's views, within that of a run. */
export function folderOf(model: AnyFlowModel, run: string = viewsFolder): string {
  return join(run, model.id, versionOf(model).machine)
}

/**
 * Writes what a screen reader finds in a situation, as Playwright's ARIA snapshot, beside its picture. Where a dialog is
 * open it is the dialog alone, since all else is inert.
 */
export async function keepSpeech(page: Page, model: AnyFlowModel, { key }: Situation): Promise<void> {
  const dialogs = page.getByRole('dialog')
  const within = (await dialogs.count()) > 0 ? dialogs.last() : page.locator('body')
  const folder = folderOf(model)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${viewOf(key)}.yml`), `${await within.ariaSnapshot()}\n`)
}
