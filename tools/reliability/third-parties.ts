import { expect } from '@playwright/test'
import { outcomes, answerAs, thirdParties, type Outcome } from '../../tests/support/providers/answers.ts'
import { screens } from '../../tests/walks/third-party-screens.ts'
import { sees, type Cell } from './row.ts'

export const parties = {
  calendar: 'the booking calendar',
  scheduler: 'the scheduler',
  pricing: 'the pricing tables',
  exam: 'the exam',
} as const satisfies Readonly<Record<keyof typeof thirdParties, string>>

export type Failure = Exclude<Outcome, 'is ready'> | 'is late'
export const failures: readonly Failure[] = [...outcomes.filter((outcome) => outcome !== 'is ready'), 'is late']

/** The cell of a third party's screen with this failure. */
export function thirdPartyCell(name: keyof typeof parties, failure: Failure): Cell {
  return failure === 'is late' ? lateCell(name) : failingCell(name, failure)
}

function failingCell(name: keyof typeof parties, outcome: Exclude<Failure, 'is late'>): Cell {
  const { open, frames, expectReady, says, otherWays, names } = screens[name]
  const standIn = name === 'pricing' ? 'the plans themselves stay; ' : ''
  return {
    sees: `${standIn}after 8 s at most ‘${says(outcome)}’, Try again and ${list(otherWays)}; trying again works once it is back`,
    site: 'configured',
    ...(outcome === 'throws' && { isNoisy: true }),
    async test({ page }) {
      await page.clock.install()
      const provider = await answerAs(page, thirdParties[name], outcome)
      await open(page)
      await expect.poll(provider.met).toBe(names.length)
      await page.clock.runFor(8000)
      const said = page.getByRole('status').filter({ hasText: says(outcome) })
      await expect(said).toHaveCount(names.length)
      await expect(frames(page)).toHaveCount(names.length)
      const ways = page.getByRole('group', { name: 'Other ways to go on' })
      await expect(ways.first().getByRole('link')).toHaveText(otherWays)
      const shown = await sees(said, ways)
      await provider.mend()
      for (const frame of names) await page.getByRole('button', { name: `Try again: ${frame}`, exact: true }).click()
      await expectReady(page)
      await expect(ways).toHaveCount(0)
      return shown
    },
  }
}

function lateCell(name: keyof typeof parties): Cell {
  const { open, expectReady, names } = screens[name]
  const party = thirdParties[name]
  return {
    sees: 'other ways to go on after 8 s, and the part itself once it has come',
    site: 'configured',
    async test({ page }) {
      await page.clock.install()
      const provider = await answerAs(page, party, 'is late')
      await open(page)
      await expect
        .poll(() => provider.asked.filter((url) => url.includes(party.asked.replace('**', ''))))
        .toHaveLength(names.length)
      await page.clock.runFor(8000)
      const ways = page.getByRole('group', { name: 'Other ways to go on' })
      await expect(ways).toHaveCount(names.length)
      const shown = await sees(ways)
      await provider.mend()
      await expectReady(page)
      await expect(ways).toHaveCount(0)
      return shown
    },
  }
}

function list(words: readonly string[]): string {
  return words.map((word) => `‘${word}’`).join(', ')
}
