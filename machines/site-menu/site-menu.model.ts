import { flowModel } from '../flow-model.ts'
import { siteMenuMachine } from './site-menu.machine.ts'

/** The header's menus for tests and QA. */
export const siteMenuModel = flowModel({
  id: 'site-menu',
  machine: siteMenuMachine,
  input: undefined,
  events: {
    'menu.enter': { services: { menu: 'services' }, locations: { menu: 'locations' } },
    'menu.leave': { '': {} },
    'menu.press': { services: { menu: 'services' }, locations: { menu: 'locations' } },
    'menu.dismiss': { '': {} },
    'link.follow': { '': {} },
    'drawer.toggle': { '': {} },
  },
  outcomes: {},
  transient: [],
  key: ({ context }) => context.menu,
  words: {
    states: {
      'bar.closed': 'no menu is open',
      'bar.opening': 'the mouse has just come to a dropdown',
      'bar.open.hovered': 'the dropdown under the mouse is open',
      'bar.open.pinned': 'the pressed dropdown is open',
      'bar.closing': 'the mouse has just left an open dropdown',
      'bar.recent': 'a dropdown has just closed',
      drawer: 'the menu on a phone is open',
    },
    steps: {
      'menu.enter': 'the mouse comes to',
      'menu.leave': 'the mouse leaves',
      'menu.press': 'the visitor presses',
      'menu.dismiss': 'the visitor presses Esc',
      'link.follow': 'the visitor follows a link of the menu',
      'drawer.toggle': 'the visitor presses ‘Menu’ on a phone',
      'after openDelay': 'the mouse stays for 200 ms',
      'after closeDelay': 'the mouse stays away for 150 ms',
      'after skipDelay': 'another 300 ms pass',
    },
  },
})
