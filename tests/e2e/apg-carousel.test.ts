import { expect } from '@playwright/test'
import { homeContent } from '../../content/home.ts'
import { testPattern, type PatternRow } from './apg.ts'
import {
  button,
  count,
  expectReview,
  list,
  names,
  openMoving,
  section,
  status,
  toggle,
  turn,
  turnByKeys,
} from '../walks/carousel.ts'

const rows: readonly PatternRow[] = [
  {
    ids: [
      'prev-next carousel-region-role',
      'prev-next carousel-region-aria-roledescription',
      'prev-next carousel-region-aria-label',
      'tablist carousel-region-aria-roledescription',
      'tablist carousel-region-aria-label',
    ],
    what: 'it is a section, a carousel by its own words, named by its title',
    holds: async (page) => {
      await openMoving(page)
      await expect(section(page)).toHaveCount(1)
      await expect(section(page)).toHaveJSProperty('tagName', 'SECTION')
      await expect(section(page)).toHaveAttribute('aria-roledescription', 'carousel')
    },
  },
  {
    ids: ['prev-next carousel-aria-live', 'tablist carousel-aria-live'],
    what: 'what the visitor turns to is said, and nothing of what moves by itself',
    differs:
      'What is said is the place of the review and its text, in lines apart: the list is never live, so that it is not read whole.',
    holds: async (page) => {
      const said = section(page).locator('[aria-live="polite"]')
      await openMoving(page)
      await page.clock.runFor(7000)
      await expectReview(page, 1)
      await expect(status(page)).toHaveText('')
      await expect(said).toHaveText('')
      await button(page, 'Next review').press('Enter')
      await expect(status(page)).toHaveText(names[2] ?? '')
      await expectReview(page, 2)
      const quotation = (await list(page).locator('blockquote').nth(2).textContent()) ?? 'none'
      await expect(said).toContainText(quotation)
      await expect(status(page)).toHaveAttribute('role', 'status')
      await button(page, 'Next review').blur()
      await expect(section(page).getByRole('group', { name: 'Moves on by itself' })).toBeVisible()
      await page.clock.runFor(7000)
      await expectReview(page, 0)
      await expect(status(page)).toHaveText('')
      await expect(said).toHaveText('')
      await expect(list(page).locator('[aria-live]')).toHaveCount(0)
      await expect(list(page)).not.toHaveAttribute('aria-live')
    },
  },
  {
    ids: ['prev-next carousel-button-aria-label', 'tablist tab-aria-label'],
    what: 'each button has a name',
    holds: async (page) => {
      await openMoving(page)
      const buttons = await section(page).getByRole('button').all()
      const wanted = ['Pause', 'Previous review', ...names, 'Next review']
      expect(buttons).toHaveLength(wanted.length)
      for (const [index, name] of wanted.entries())
        await expect(buttons[index] ?? section(page)).toHaveAccessibleName(name)
    },
  },
  {
    ids: ['prev-next carousel-button-aria-controls', 'tablist tab-aria-controls'],
    what: 'each button that turns the reviews controls their list',
    holds: async (page) => {
      await openMoving(page)
      const id = (await list(page).getAttribute('id')) ?? ''
      expect(id).not.toBe('')
      for (const name of ['Previous review', ...names, 'Next review'])
        await expect(button(page, name), name).toHaveAttribute('aria-controls', id)
    },
  },
  {
    ids: ['prev-next carousel-group-role', 'tablist tabpanel-role'],
    what: 'the reviews are the items of one list',
    differs: 'The list is there without scripts too, and a screen reader says the place in it by itself.',
    holds: async (page) => {
      await openMoving(page)
      await expect(list(page).getByRole('listitem')).toHaveCount(count)
      await expect(section(page).getByRole('tabpanel')).toHaveCount(0)
    },
  },
  {
    ids: [
      'prev-next carousel-group-aria-label',
      'prev-next carousel-group-aria-roledescription',
      'tablist tabpanel-aria-label',
      'tablist tabpanel-roledescription',
    ],
    what: 'a review is read as what it says: rating, words, name',
    differs: 'An item of a list takes no name: a label or another role would stand in for its place and its words.',
    holds: async (page) => {
      await openMoving(page)
      for (const [index, review] of homeContent.reviews.items.slice(0, count).entries()) {
        const item = list(page).getByRole('listitem').nth(index)
        await expect(item).not.toHaveAttribute('aria-label')
        await expect(item).not.toHaveAttribute('aria-roledescription')
        await expect(item).toHaveText(new RegExp(`${review.rating} out of 10.*${review.name}`, 's'))
      }
    },
  },
  {
    ids: ['prev-next carousel-key-tab', 'tablist rotation-key-tab', 'tablist key-tab'],
    what: 'Tab walks from Pause over the buttons to the list of reviews',
    holds: async (page) => {
      await openMoving(page)
      await button(page, 'Pause').focus()
      for (const name of ['Previous review', ...names, 'Next review']) {
        await page.keyboard.press('Tab')
        await expect(button(page, name)).toBeFocused()
      }
      await page.keyboard.press('Tab')
      await expect(list(page)).toBeFocused()
    },
  },
  {
    ids: ['prev-next carousel-enter-or-space-toggle (Enter)', 'tablist rotation-enter-or-space-toggle (Enter)'],
    what: 'Enter on Pause stops the reviews, and on Play lets them move',
    holds: (page) => toggle(page, 'Enter'),
  },
  {
    ids: ['prev-next carousel-enter-or-space-toggle (Space)', 'tablist rotation-enter-or-space-toggle (Space)'],
    what: 'Space on Pause stops the reviews, and on Play lets them move',
    holds: (page) => toggle(page, 'Space'),
  },
  {
    ids: ['tablist rotation-aria-label'],
    what: 'the button that stops them is named for what it does next',
    holds: async (page) => {
      await openMoving(page)
      await button(page, 'Pause').press('Space')
      await expect(button(page, 'Pause')).toHaveCount(0)
      await button(page, 'Play').press('Enter')
      await expect(button(page, 'Play')).toHaveCount(0)
      await expect(button(page, 'Pause')).toBeFocused()
    },
  },
  {
    ids: ['prev-next carousel-key-enter-or-space-move (Space)'],
    what: 'Space on Previous and on Next turns the reviews',
    holds: (page) => turn(page, 'Space'),
  },
  {
    ids: ['prev-next carousel-key-enter-or-space-move (Enter)'],
    what: 'Enter on Previous and on Next turns the reviews',
    holds: (page) => turn(page, 'Enter'),
  },
  {
    ids: ['tablist tablist-role', 'tablist tablist-aria-label', 'tablist tab-role'],
    what: 'each review has a button, and there are no tabs',
    differs: 'Tabs hide all panels but one. Here every review stays in the list, and can be scrolled to and read.',
    holds: async (page) => {
      await openMoving(page)
      await expect(section(page).getByRole('tablist')).toHaveCount(0)
      await expect(section(page).getByRole('tab')).toHaveCount(0)
      await expect(section(page).getByRole('button', { name: /^Review \d of 3$/ })).toHaveCount(count)
    },
  },
  {
    ids: ['tablist tab-aria-selected'],
    what: 'the button of the review in view, and no other, is marked as current',
    holds: async (page) => {
      await openMoving(page)
      for (const [index, name] of [...names.entries()].toReversed()) {
        await button(page, name).click()
        await expectReview(page, index)
      }
    },
  },
  {
    ids: ['tablist tab-tabindex'],
    what: 'each of these buttons is a stop of Tab',
    differs: 'They are buttons, not tabs: what turns the reviews must not hide behind the arrow keys.',
    holds: async (page) => {
      await openMoving(page)
      await button(page, names[1] ?? '').click()
      for (const name of names) await expect(button(page, name)).toHaveJSProperty('tabIndex', 0)
    },
  },
  {
    ids: ['tablist key-right-arrow'],
    what: 'Right turns to the next review, from the last to the first; the focus stays',
    differs: 'The arrows work from everywhere inside, so the focus need not move with them.',
    holds: (page) => turnByKeys(page, ['ArrowRight', 1], ['ArrowRight', 2], ['ArrowRight', 0]),
  },
  {
    ids: ['tablist key-left-arrow'],
    what: 'Left turns to the review before, from the first to the last; the focus stays',
    differs: 'The arrows work from everywhere inside, so the focus need not move with them.',
    holds: (page) => turnByKeys(page, ['ArrowLeft', 2], ['ArrowLeft', 1], ['ArrowLeft', 0]),
  },
  {
    ids: ['tablist key-home'],
    what: 'Home turns to the first review; the focus stays',
    holds: (page) => turnByKeys(page, ['ArrowRight', 1], ['Home', 0], ['Home', 0]),
  },
  {
    ids: ['tablist key-end'],
    what: 'End turns to the last review; the focus stays',
    holds: (page) => turnByKeys(page, ['ArrowRight', 1], ['End', 2], ['End', 2]),
  },
]

testPattern('Carousel', 36, rows)
