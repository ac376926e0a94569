import { assign, setup } from 'xstate'
import type { MenuId } from '../../content/types.ts'

export interface SiteMenuContext {
  /** The dropdown that is open or about to be. */
  menu: MenuId | null
}

type MenuEnter = { type: 'menu.enter'; menu: MenuId }
type MenuPress = { type: 'menu.press'; menu: MenuId }
export type SiteMenuEvent =
  | MenuEnter
  | { type: 'menu.leave' }
  | MenuPress
  | { type: 'menu.dismiss' }
  | { type: 'link.follow' }
  | { type: 'drawer.toggle' }

const namedMenu = ({ event }: { event: MenuEnter | MenuPress }) => ({ menu: event.menu })

/**
 * The header's menus: `bar` with its dropdowns on wide screens, `drawer` on phones; at most one is open. A dropdown
 * opened by the mouse closes when the mouse leaves; one opened by a press stays open. Source of the delays (ms):
 * docs/product/pages.md, P-PAGE-9.
 */
export const siteMenuMachine = setup({
  types: { context: {} as SiteMenuContext, events: {} as SiteMenuEvent },
  delays: { openDelay: 200, closeDelay: 150, skipDelay: 300 },
  guards: {
    isCurrent: ({ context }, { menu }: { menu: MenuId }) => context.menu === menu,
    isOther: ({ context }, { menu }: { menu: MenuId }) => context.menu !== menu,
  },
  actions: {
    choose: assign({ menu: (_, { menu }: { menu: MenuId }) => menu }),
    forgetMenu: assign({ menu: null }),
  },
}).createMachine({
  id: 'site-menu',
  description: 'A visitor finds a page by the header: from its dropdowns, or from the menu on a phone.',
  context: { menu: null },
  options: { maxIterations: 10 },
  on: {
    'menu.enter': {
      description: 'The mouse comes to a dropdown: it opens if the mouse stays.',
      guard: { type: 'isOther', params: namedMenu },
      target: '.bar.opening',
      actions: { type: 'choose', params: namedMenu },
    },
    'menu.press': {
      description: 'Pressed by click, tap, Enter or Space: this dropdown is open, and stays.',
      target: '.bar.open.pinned',
      actions: { type: 'choose', params: namedMenu },
    },
  },
  initial: 'bar',
  states: {
    bar: {
      initial: 'closed',
      on: { 'drawer.toggle': { description: '‘Menu’ on a phone.', target: 'drawer' } },
      states: {
        closed: {
          description: 'Nothing is open.',
          entry: 'forgetMenu',
        },
        opening: {
          description: 'The mouse is there; it may only be passing.',
          after: { openDelay: { description: 'It has stayed for 200 ms.', target: 'open' } },
          on: {
            'menu.leave': { description: 'It was only passing.', target: 'closed' },
            'menu.dismiss': { description: 'Esc.', target: 'closed' },
          },
        },
        open: {
          description: 'One dropdown is open.',
          initial: 'hovered',
          on: {
            'menu.dismiss': { description: 'Esc, a click elsewhere, or the focus went elsewhere.', target: 'closed' },
            'link.follow': { description: 'A link of the header was followed.', target: 'closed' },
          },
          states: {
            hovered: {
              description: 'Open for as long as the mouse is there.',
              on: {
                'menu.enter': {
                  description: 'The mouse moved on to the other dropdown.',
                  guard: { type: 'isOther', params: namedMenu },
                  actions: { type: 'choose', params: namedMenu },
                },
                'menu.leave': { description: 'The mouse left.', target: 'closing' },
              },
            },
            closing: {
              description: 'Still open: the mouse has left, and may come back.',
              after: {
                closeDelay: { description: 'It has not come back for 150 ms.', target: '#site-menu.bar.recent' },
              },
              on: {
                'menu.enter': {
                  description: 'It came back, or to the other dropdown.',
                  target: 'hovered',
                  actions: { type: 'choose', params: namedMenu },
                },
              },
            },
            pinned: {
              description: 'Open until pressed again or dismissed, wherever the mouse is.',
              on: {
                'menu.enter': { description: 'What the mouse does changes nothing.' },
                'menu.press': {
                  description: 'Pressed again.',
                  guard: { type: 'isCurrent', params: namedMenu },
                  target: '#site-menu.bar.closed',
                },
              },
            },
          },
        },
        recent: {
          description: 'A dropdown has just closed: the next one opens without waiting.',
          entry: 'forgetMenu',
          after: { skipDelay: { description: '300 ms have passed since.', target: 'closed' } },
          on: {
            'menu.enter': {
              description: 'The mouse comes to a dropdown.',
              target: 'open',
              actions: { type: 'choose', params: namedMenu },
            },
          },
        },
      },
    },
    drawer: {
      description: 'The menu on a phone is open.',
      entry: 'forgetMenu',
      on: {
        'drawer.toggle': { description: '‘Menu’ again.', target: 'bar' },
        'menu.dismiss': { description: 'Esc, a tap elsewhere, or the focus went elsewhere.', target: 'bar' },
        'link.follow': { description: 'A link of the menu was followed.', target: 'bar' },
      },
    },
  },
})
