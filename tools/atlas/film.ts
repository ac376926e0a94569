import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Suite } from '../paths/core/cover.ts'
import type { Situation } from '../paths/core/explore.ts'
import { resultsFolder } from './walk-record.ts'

/** The keys of the situations that each path is the first of its suite to visit, by path id: those it photographs. */
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

/** The name of a situation's picture. */
export function pictureOf(key: string): string {
  return `${createHash('sha256').update(key).digest('hex').slice(0, 10)}.webp`
}

/** Leaves `test-results/screens/<flow>/<picture>` of a situation that the page shows. */
export async function film(page: Page, flow: string, { key }: Situation): Promise<void> {
  const folder = join(resultsFolder, 'screens', flow)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, pictureOf(key)), await photograph(page))
}

/**
 * What the window shows once nothing fades or slides any more, without the link that stands for any button. Past
 * Playwright's own way, which waits for a clock that stands.
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
