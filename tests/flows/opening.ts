import { openingModel } from '../../machines/opening/opening.model.ts'
import type { Screen } from '../drivers/screen.ts'
import { expectAbsent, expectFocusOn, flowSteps, openDialogs, type TestedFlow } from './flow-steps.ts'
import { absentInstead, heading, noWayBack, part } from './parts.ts'

const page = '/locations/princeton'
const details = 'service-details'
const other = 'Something else'

/**
 * The cards to press, one after the other. A page that was fetched once comes at once the next time, so after each page
 * that came in place of a dialog the next card is pressed.
 */
const cards = [
  { slug: 'infrared', title: 'Infrared Sauna' },
  { slug: 'cryotherapy', title: 'Cryotherapy' },
  { slug: 'compression-therapy', title: 'Compression Therapy' },
] as const

/** How many pages came in place of a dialog. */
const pagesCome = new WeakMap<Screen, number>()
/** The screens on which the dialog's records have been loaded, which cannot be seen on the page. */
const prepared = new WeakSet<Screen>()

/** The screens on which those records could not be loaded after the last press. */
const refused = new WeakSet<Screen>()

const steps = flowSteps(openingModel, {
  events: {
    'part.press': { perform: press, refuse: pressInVain },
    'part.close': {
      perform: async (screen) => {
        await screen.click('button', 'Close', 'dialog')
        await screen.until(async () =>
          (await screen.focused()).startsWith(cardOf(screen).title) ? null : 'the card did not get the focus back',
        )
      },
      refuse: (screen) => expectAbsent(screen.count('button', 'Close', 'dialog'), 'Close'),
    },
    'visitor.turn': {
      perform: pressSomethingElse,
      refuse: async (screen) => {
        if ((await openDialogs(screen)) === 0) await pressSomethingElse(screen)
      },
    },
  },
  outcomes: {
    'load done': async (screen) => {
      await screen.settle(details, 'arrives')
      prepared.add(screen)
    },
    'load error': async (screen) => {
      await screen.settle(details, 'fails')
      refused.add(screen)
    },
    'goOn done': async (screen) => {
      const { slug } = cardOf(screen)
      await screen.settle(`services/${slug}`, 'arrives')
      await expectPage(screen, `/services/${slug}`)
      pagesCome.set(screen, (pagesCome.get(screen) ?? 0) + 1)
      await screen.follow(page)
      await expectPage(screen, page)
      refused.delete(screen)
    },
  },
  states: {
    idle: async (screen) => (await isAtRest(screen)) && !prepared.has(screen),
    loading: async (screen) => (await isBusy(screen)) && (await screen.address()) === page,
    slow: async (screen) => (await isPageOnItsWay(screen)) && !refused.has(screen),
    failed: async (screen) => (await isPageOnItsWay(screen)) && refused.has(screen),
    open: async (screen) => (await openDialogs(screen)) === 1,
    ready: async (screen) => (await isAtRest(screen)) && prepared.has(screen),
  },
  details: async (screen, snapshot) => {
    if (!snapshot.matches('open')) return null
    return (await screen.focused()) === cardOf(screen).title ? null : 'the title does not have the focus'
  },
})

/**
 * From a press to the dialog that it opens, here a service's detail: steps, stage, and the parts that faults are seeded
 * in.
 */
export const openingFlow: TestedFlow = {
  ...steps,
  stage: {
    start: page,
    held: [details, ...cards.map(({ slug }) => `services/${slug}`)],
    pace: { action: 300, look: 20 },
  },
  parts: {
    disabled: absentInstead,
    messages: 'it says nothing by itself: what was pressed is marked as busy',
    focused: [part('title', heading, 'open'), part('card', 'main a[aria-haspopup]', 'ready')],
    back: noWayBack,
    reset: 'it keeps nothing that could come back',
  },
}

function cardOf(screen: Screen) {
  const card = cards[pagesCome.get(screen) ?? 0]
  if (!card) throw new Error('the paths need more cards')
  return { ...card, name: new RegExp(`^${card.title}.* .*\\$`) }
}

async function isBusy(screen: Screen): Promise<boolean> {
  return (await screen.condition('link', cardOf(screen).name))?.isBusy ?? false
}

/**
 * Whether the link's own page is being loaded: the address has changed, and the card is there until the page has come.
 */
async function isPageOnItsWay(screen: Screen): Promise<boolean> {
  return (await isBusy(screen)) && (await screen.address()) !== page
}

async function isAtRest(screen: Screen): Promise<boolean> {
  return (await openDialogs(screen)) === 0 && !(await isBusy(screen))
}

function press(screen: Screen): Promise<void> {
  return screen.click('link', cardOf(screen).name, 'page')
}

/** Presses the card unless a dialog covers the page. */
async function pressInVain(screen: Screen): Promise<void> {
  if ((await openDialogs(screen)) === 0) await press(screen)
}

/**
 * Presses a lead button, whose dialog does not change the address, so that a page that is being loaded is not stopped.
 */
async function pressSomethingElse(screen: Screen): Promise<void> {
  await screen.follow('/contact', { lead: other, offer: 'general' })
  await expectFocusOn(screen, other)
  await screen.click('button', 'Close', 'dialog')
  await expectFocusOn(screen, 'Opener')
}

async function expectPage(screen: Screen, address: string): Promise<void> {
  await screen.until(async () => ((await screen.address()) === address ? null : `${address} was not opened`))
  await screen.until(async () => ((await screen.focused()).length > 100 ? null : `${address} has no focus`))
}
