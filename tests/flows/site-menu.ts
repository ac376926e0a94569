import { menuIds } from '../../content/menus.ts'
import type { MenuId } from '../../content/types.ts'
import { siteMenuModel } from '../../machines/site-menu/site-menu.model.ts'
import { siteMenuView, type SiteMenuPhase } from '../../machines/site-menu/index.ts'
import type { Screen } from '../drivers/screen.ts'
import { expectAbsent, expectFocusOn, expectLeadsTo, flowSteps, followLink, type TestedFlow } from './flow-steps.ts'
import { noWayBack, part } from './parts.ts'

const desktop = 1280
const phone = 390

const triggers: Record<MenuId, string> = { services: 'Services', locations: 'Locations' }
const allLinks: Record<MenuId, string> = { services: 'All services', locations: 'All clinics' }

type Part = 'dropdown' | 'drawer'

/**
 * Whether the menu is in a phase: what is open can be seen, and an attribute names the phase where several look alike.
 */
const isIn = (phase: SiteMenuPhase, open: readonly Part[]) => async (screen: Screen) =>
  (await screen.elements('nav[data-phase]'))[0]?.attributes['data-phase'] === phase &&
  (await openParts(screen)).join() === open.join()

const steps = flowSteps(siteMenuModel, {
  events: {
    'menu.enter': {
      perform: async (screen, { menu }) => {
        await screen.changeWindow({ width: desktop })
        await screen.unhover()
        await screen.hover('disclosure', triggers[menu], 'header')
      },
      refuse: (screen, { menu }) => screen.hover('disclosure', triggers[menu], 'header'),
    },
    'menu.leave': { perform: (screen) => screen.unhover(), refuse: (screen) => screen.unhover() },
    'menu.press': {
      perform: (screen, { menu }) => press(screen, menu),
      refuse: () => Promise.reject(new Error('a dropdown can be pressed everywhere')),
    },
    'menu.dismiss': { perform: dismiss, refuse: (screen) => screen.press('Escape') },
    'link.follow': {
      perform: followFirst,
      refuse: (screen) =>
        expectAbsent(screen.count('link', /^(All services|All clinics|Research)$/, 'header'), 'a link'),
    },
    'drawer.toggle': {
      perform: async (screen) => {
        await screen.changeWindow({ width: phone })
        await screen.click('disclosure', 'Menu', 'header')
        await screen.unhover()
      },
      refuse: () => Promise.reject(new Error('the menu on a phone can be pressed everywhere')),
    },
  },
  outcomes: {},
  states: {
    'bar.closed': isIn('closed', []),
    'bar.opening': isIn('opening', []),
    'bar.open.hovered': isIn('hovered', ['dropdown']),
    'bar.open.pinned': isIn('pinned', ['dropdown']),
    'bar.open.closing': isIn('closing', ['dropdown']),
    'bar.recent': isIn('recent', []),
    drawer: isIn('drawer', ['drawer']),
  },
  details: async (screen, snapshot) => {
    const { openMenu, isDrawerOpen } = siteMenuView(snapshot)
    const expected = isDrawerOpen ? 'drawer' : (openMenu ?? 'nothing')
    const shown = [...(await openMenus(screen)), ...(await openDrawers(screen))].join(' and ') || 'nothing'
    return shown === expected ? null : `${shown} is open, not ${expected}`
  },
})

/** The header's menus: steps, stage, and the parts that faults are seeded in. */
export const siteMenuFlow: TestedFlow = {
  ...steps,
  stage: { start: '/locations/princeton', pace: { action: 0, look: 0 } },
  parts: {
    disabled: 'every control can be used at all times',
    messages: 'it says nothing by itself',
    focused: [
      { ...part('pressed trigger', 'summary', 'bar.closed', /^(Services|Locations)$/), by: 'menu.dismiss' },
      { ...part('Menu', 'summary', 'bar.closed', /^Menu$/), by: 'menu.dismiss' },
      { ...part('page followed to', 'main', 'bar.closed'), by: 'link.follow' },
    ],
    back: noWayBack,
    reset: ['bar.closed'],
  },
}

async function openParts(screen: Screen): Promise<Part[]> {
  return [...(await openMenus(screen)).map(() => 'dropdown' as const), ...(await openDrawers(screen))]
}

async function openMenus(screen: Screen): Promise<MenuId[]> {
  const counts = await Promise.all(menuIds.map((menu) => screen.count('link', allLinks[menu], 'header')))
  return menuIds.filter((_, index) => counts[index] === 1)
}

async function openDrawers(screen: Screen): Promise<'drawer'[]> {
  return (await screen.count('link', 'Research', 'header')) === 1 ? ['drawer'] : []
}

async function press(screen: Screen, menu: MenuId): Promise<void> {
  await screen.changeWindow({ width: desktop })
  await screen.click('disclosure', triggers[menu], 'header')
}

/** Presses Esc, from a link of the open menu where its trigger opened it; the trigger then gets the focus back. */
async function dismiss(screen: Screen): Promise<void> {
  const trigger = await screen.focused()
  const isOpened = [
    ...(await openMenus(screen)).map((menu) => triggers[menu]),
    ...(await openDrawers(screen)).map(() => 'Menu'),
  ]
  if (!isOpened.includes(trigger)) return screen.press('Escape')
  await screen.press('ArrowDown')
  if ((await screen.focused()) === trigger) throw new Error(`no key leads from '${trigger}' into what it opened`)
  await screen.press('Escape')
  await expectFocusOn(screen, trigger)
}

/**
 * Follows a link of the open menu, and waits until the new page has the focus: taking the focus later would close a
 * menu opened meanwhile.
 */
async function followFirst(screen: Screen): Promise<void> {
  const [menu] = await openMenus(screen)
  const [link, address] = menu ? [allLinks[menu], `/${menu}`] : ['Research', '/research']
  await expectLeadsTo(screen, link, 'header', address)
  await followLink(screen, link, 'header')
  await screen.until(async () => ((await screen.focused()).length > 500 ? null : 'the page followed to has no focus'))
}
