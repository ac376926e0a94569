import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Suite } from '../paths/core/cover.ts'
import type { AnyFlowModel, Situation } from '../paths/core/explore.ts'
import { versionOf } from '../paths/versions.ts'
import { resultsFolder } from './walk-record.ts'

/**
 * For each path, by its id, the keys of the situations that no earlier path of the suite visits: the path photographs
 * those.
 */
export function filmOf({ paths }: Suite): ReadonlyMap<string, ReadonlySet<string>> {
  const seen = new Set<string>()
  return new Map(
    paths.map(({ id, start, steps }) => {
      const visited = [start.situation, ...steps.map(({ edge }) => edge.to)].map(({ key }) => key)
      const first = new Set(visited.filter((key) => !seen.has(key)))
      for (const key of first) seen.add(key)
      return [id, first]
    }),
  )
}

/** The file name of a situation's picture. */
export function pictureOf(key: string): string {
  return `${createHash('sha256').update(key).digest('hex').slice(0, 10)}.webp`
}

/** Writes a picture of the situation that the page shows to `test-results/screens/<flow>/<machine>/<picture>`. */
export async function film(page: Page, model: AnyFlowModel, { key }: Situation): Promise<void> {
  const folder = join(resultsFolder, 'screens', model.id, versionOf(model).machine)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, pictureOf(key)), await photograph(page))
}

/**
 * A WebP picture of the window once all animations have ended, without the link that the tests add to the page. It does
 * not use Playwright's screenshot, which would wait for the page's stopped clock.
 */
export async function photograph(page: Page): Promise<Buffer> {
  await page.evaluate(() => {
    const isSeen = ({ effect }: Animation) => effect instanceof KeyframeEffect && effect.target?.checkVisibility()
    const ofTheClock = document
      .getAnimations()
      .filter((animation) => animation.timeline instanceof DocumentTimeline && isSeen(animation))
    const running = ofTheClock.filter(({ playState }) => playState === 'running')
    const ending = running.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined)
  })
  const fade = (opacity: string) =>
    page.evaluate((value) => {
      const link = document.querySelector<HTMLElement>('a[data-opener]')
      if (link) link.style.opacity = value
    }, opacity)
  await fade('0')
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 50 })
  await session.detach()
  await fade('')
  return Buffer.from(data, 'base64')
}
