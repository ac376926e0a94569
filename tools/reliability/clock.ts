import { expect, type Page } from '@playwright/test'
import { expectThanks, fillIn, leadButton, submit, typed } from '../../tests/walks/lead.ts'
import { open } from './bring-about.ts'
import { requests } from './kept.ts'
import { sees, type CellsOf } from './row.ts'
import { timeRequests } from './say-when.ts'

/** The cells of a visitor whose clock is ten years wrong and runs on from there. */
function withClock(time: string): CellsOf<'a clock ten years ahead'> & CellsOf<'a clock ten years behind'> {
  const begin = async (page: Page, path: string) => {
    await page.clock.install({ time })
    await open(page, path)
  }
  const { timeless } = requests
  return {
    'a request on its way': {
      ...timeless,
      async test(visit) {
        await visit.page.clock.install({ time })
        return timeless.test(visit)
      },
    },
    'the request for a time': {
      ...timeRequests.timeless,
      async test(visit) {
        await visit.page.clock.install({ time })
        return timeRequests.timeless.test(visit)
      },
    },
    'a clinic’s page': {
      sees: 'the clinic’s hours and phone number, and that it is open or closed by that clock',
      async test({ page }) {
        await begin(page, '/locations/princeton')
        const facts = page.getByRole('region', { name: 'Visit Princeton' })
        return sees(facts.getByText(/^(Open now|Closed)/), facts.getByRole('link'))
      },
    },
    'the booking calendar': {
      sees: 'a calendar of that year, with times to choose',
      async test({ page }) {
        await begin(page, '/book/princeton/infrared-sauna')
        const calendar = page.frameLocator('iframe')
        await expect(calendar.getByText(new RegExp(time.slice(0, 4))).first()).toBeVisible()
        await expect(page.getByRole('group', { name: 'Other ways to go on' })).toHaveCount(0)
        return sees(calendar.getByRole('grid'))
      },
    },
    'the callback form': {
      sees: 'thanks for the request',
      async test({ page }) {
        await begin(page, '/')
        await leadButton(page).click()
        await fillIn(page, typed)
        await page.clock.runFor(3000)
        await submit(page).click()
        await expectThanks(page)
        return sees(page.getByRole('button', { name: 'Done' }))
      },
    },
  }
}

export const clockAhead: CellsOf<'a clock ten years ahead'> = withClock('2036-03-09T15:00:00Z')
export const clockBehind: CellsOf<'a clock ten years behind'> = withClock('2016-03-09T15:00:00Z')
