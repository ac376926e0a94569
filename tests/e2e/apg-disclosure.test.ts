import { expect, type Locator, type Page } from '@playwright/test'
import { testPattern, type PatternRow } from './apg.ts'
import { header, lastOf, link, trigger, visitWithMenu } from '../walks/site-menu.ts'
import { still, test } from '../walks/support.ts'

test.use(still)

/**
 * The ids in both of the guide's examples, triggers only and triggers beside links, since the header has both kinds in
 * one row.
 */
function both(...ids: string[]): string[] {
  return ids.flatMap((id) => [`navigation ${id}`, `hybrid ${id}`])
}

const menus = [
  { name: 'Services', first: 'All services', second: 'Whole Body Cryotherapy', last: lastOf.services },
  { name: 'Locations', first: 'All clinics', second: 'Cincinnati', last: lastOf.locations },
] as const

const rows: readonly PatternRow[] = [
  {
    ids: both('button-aria-controls'),
    what: 'each trigger stands right before what it shows, as one `details`',
    differs: 'The browser ties a `summary` to its `details` by itself, also without scripts.',
    holds: async (page) => {
      await visitWithMenu(page)
      for (const { name, first } of menus) {
        await expect(trigger(page, name)).toHaveJSProperty('tagName', 'SUMMARY')
        await expect(trigger(page, name).locator('xpath=following-sibling::div').getByText(first)).toHaveCount(1)
      }
    },
  },
  {
    ids: both('button-aria-expanded'),
    what: 'a trigger says whether its menu is shown',
    holds: async (page) => {
      await visitWithMenu(page)
      for (const { name, first } of menus) {
        expect(await isExpanded(page, name)).toBe(false)
        await trigger(page, name).click()
        await expect(link(page, first)).toBeVisible()
        expect(await isExpanded(page, name)).toBe(true)
      }
    },
  },
  {
    ids: both('link-aria-current'),
    what: 'of all links the one of the page that is shown is marked as current',
    holds: async (page) => {
      await visitWithMenu(page)
      for (const { name, second } of menus) {
        await trigger(page, name).click()
        await link(page, second).click()
        await expect(link(page, second)).toBeHidden()
        await expect(page.getByRole('main')).toBeFocused()
        await trigger(page, name).click()
        await expect(header(page).locator('[aria-current="page"]:visible')).toHaveText(second)
        await page.keyboard.press('Escape')
      }
    },
  },
  {
    ids: both('key-tab'),
    what: 'Tab walks the triggers and the links beside them',
    holds: async (page) => {
      await visitWithMenu(page)
      await header(page).getByRole('link', { name: 'Kelvin Wellness' }).focus()
      await walk(page, [
        ['Tab', trigger(page, 'Services')],
        ['Tab', trigger(page, 'Locations')],
        ['Tab', link(page, 'Reviews')],
        ['Shift+Tab', trigger(page, 'Locations')],
      ])
    },
  },
  {
    ids: both('key-enter-space (Enter)'),
    what: 'Enter shows a menu and hides it',
    holds: (page) => press(page, 'Enter'),
  },
  {
    ids: both('key-enter-space (Space)'),
    what: 'Space shows a menu and hides it',
    holds: (page) => press(page, 'Space'),
  },
  {
    ids: both('key-escape'),
    what: 'Esc within a menu hides it and leads back to its trigger',
    holds: async (page) => {
      await visitWithMenu(page)
      for (const { name, first } of menus) {
        await trigger(page, name).click()
        await link(page, first).focus()
        await walk(page, [['Escape', trigger(page, name)]])
        await expect(link(page, first)).toBeHidden()
        expect(await isExpanded(page, name)).toBe(false)
      }
    },
  },
  {
    ids: both('key-arrows (top level)'),
    what: 'the arrows walk the row of triggers and links, and stop at its ends',
    holds: async (page) => {
      await visitWithMenu(page)
      await trigger(page, 'Services').focus()
      await walk(page, [
        ['ArrowLeft', trigger(page, 'Services')],
        ['ArrowUp', trigger(page, 'Services')],
        ['ArrowRight', trigger(page, 'Locations')],
        ['ArrowDown', link(page, 'Reviews')],
        ['ArrowLeft', trigger(page, 'Locations')],
        ['ArrowUp', trigger(page, 'Services')],
        ['End', link(page, 'Contact')],
        ['ArrowRight', link(page, 'Contact')],
        ['ArrowDown', link(page, 'Contact')],
      ])
    },
  },
  {
    ids: both('key-arrows (into the menu)'),
    what: 'Down leads into the menu that is shown, and past a trigger whose menu is not',
    holds: async (page) => {
      await visitWithMenu(page)
      await trigger(page, 'Services').press('Enter')
      await walk(page, [
        ['ArrowDown', link(page, 'All services')],
        ['Escape', trigger(page, 'Services')],
        ['ArrowDown', trigger(page, 'Locations')],
        ['ArrowDown', link(page, 'Reviews')],
      ])
    },
  },
  {
    ids: both('key-home-end (top level)'),
    what: 'Home and End lead to the first and the last of the row',
    holds: async (page) => {
      await visitWithMenu(page)
      await trigger(page, 'Locations').focus()
      await walk(page, [
        ['Home', trigger(page, 'Services')],
        ['End', link(page, 'Contact')],
      ])
    },
  },
  {
    ids: both('key-arrows (links)'),
    what: 'the arrows walk the links of a menu, and stop at its ends',
    holds: (page) =>
      walkMenus(page, ({ first, second, last }) => [
        ['ArrowUp', link(page, first)],
        ['ArrowDown', link(page, second)],
        ['ArrowLeft', link(page, first)],
        ['ArrowRight', link(page, second)],
        ['ArrowUp', link(page, first)],
        ['End', link(page, last)],
        ['ArrowDown', link(page, last)],
      ]),
  },
  {
    ids: both('key-home-end (links)'),
    what: 'Home and End lead to the first and the last link of a menu',
    holds: (page) =>
      walkMenus(page, ({ first, last }) => [
        ['End', link(page, last)],
        ['Home', link(page, first)],
      ]),
  },
]

testPattern('Disclosure navigation', 24, rows)

type Steps = [key: string, to: Locator][]

async function walk(page: Page, steps: Steps): Promise<void> {
  for (const [key, to] of steps) {
    await page.keyboard.press(key)
    await expect(to).toBeFocused()
  }
}

/** Walks through each menu from its first link. */
async function walkMenus(page: Page, steps: (menu: (typeof menus)[number]) => Steps): Promise<void> {
  await visitWithMenu(page)
  for (const menu of menus) {
    await trigger(page, menu.name).press('Enter')
    await walk(page, [['ArrowDown', link(page, menu.first)], ...steps(menu)])
    await page.keyboard.press('Escape')
  }
}

async function press(page: Page, key: 'Enter' | 'Space'): Promise<void> {
  await visitWithMenu(page)
  for (const { name, first } of menus) {
    await trigger(page, name).press(key)
    await expect(link(page, first)).toBeVisible()
    expect(await isExpanded(page, name)).toBe(true)
    await trigger(page, name).press(key)
    await expect(link(page, first)).toBeHidden()
    expect(await isExpanded(page, name)).toBe(false)
  }
}

/** Whether a trigger is expanded in the browser's accessibility tree. */
async function isExpanded(page: Page, name: string): Promise<boolean> {
  const session = await page.context().newCDPSession(page)
  const { root } = await session.send('DOM.getDocument')
  const selector = `header details[data-menu="${name.toLowerCase()}"] > summary`
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false })
  await session.detach()
  const expanded = nodes.flatMap(({ properties = [] }) => properties).find((property) => property.name === 'expanded')
  expect(expanded, `${name} says whether it is expanded`).toBeDefined()
  return expanded?.value.value === true
}
