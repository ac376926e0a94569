import { flowModel } from '../../tools/paths/core/flow-model.ts'
import { siteMenuMachine } from './site-menu.machine.ts'

/** The header's menus for tests and QA. */
export const siteMenuModel = flowModel({
  id: 'site-menu',
  machine: siteMenuMachine,
  input: undefined,
  events: {
    'menu.enter': { '‘Services’': { menu: 'services' }, '‘Locations’': { menu: 'locations' } },
    'menu.leave': { '': {} },
    'menu.press': { '‘Services’': { menu: 'services' }, '‘Locations’': { menu: 'locations' } },
    'menu.dismiss': { '': {} },
    'link.follow': { '': {} },
    'drawer.toggle': { '': {} },
  },
  outcomes: {},
  transient: [],
  key: ({ context }) => context.menu,
  requirements: {
    'P-PAGE-8': ['(root) menu.press', 'bar drawer.toggle', 'drawer drawer.toggle', 'drawer link.follow'],
    'P-PAGE-9': [
      '(root) menu.enter',
      'bar.opening menu.leave',
      'bar.opening xstate.after.openDelay.site-menu.bar.opening',
      'bar.open.hovered menu.enter',
      'bar.open.hovered menu.leave',
      'bar.open.closing menu.enter',
      'bar.open.closing xstate.after.closeDelay.site-menu.bar.open.closing',
      'bar.recent menu.enter',
      'bar.recent xstate.after.skipDelay.site-menu.bar.recent',
    ],
    'decision 42': [
      '(root) menu.press',
      'bar.open.pinned menu.enter',
      'bar.open.pinned menu.press',
      'bar drawer.toggle',
    ],
  },
  words: {
    states: {
      'bar.closed': 'no menu is open',
      'bar.opening': 'no menu is open yet, and the mouse has just come to a dropdown',
      'bar.open.hovered': 'the dropdown under the mouse is open',
      'bar.open.pinned': 'the pressed dropdown is open',
      'bar.open.closing': 'a dropdown is still open, and the mouse has just left it',
      'bar.recent': 'no menu is open any more, and a dropdown has just closed',
      drawer: 'the menu on a phone is open',
    },
    details: ({ context: { menu } }) => (menu === null ? [] : [`the dropdown is that of the ${menu}`]),
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
    refusals: {
      'menu.enter': 'the mouse coming to {a dropdown} has no effect',
      'menu.leave': 'the mouse leaving has no effect',
      'menu.press': 'pressing {a dropdown} is not offered',
      'menu.dismiss': 'pressing Esc has no effect',
      'link.follow': 'following a link of a menu is not offered',
      'drawer.toggle': '‘Menu’ on a phone is not offered',
    },
    intents: {
      steps: {
        'menu.enter': 'points at',
        'menu.leave': 'moves the mouse away',
        'after openDelay': 'stays for 200 ms',
        'after closeDelay': 'stays away for 150 ms',
        'after skipDelay': 'lets another 300 ms pass',
      },
      states: {
        'bar.closed': 'finds all menus closed',
        'bar.opening': '',
        'bar.open.hovered': 'sees a menu open',
        'bar.open.pinned': 'keeps a menu open',
        'bar.open.closing': '',
        'bar.recent': '',
        drawer: '',
      },
    },
  },
})
