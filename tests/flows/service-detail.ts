import { serviceDetailModel } from '../../machines/service-detail/service-detail.model.ts'
import { shownService } from '../../machines/service-detail/index.ts'
import type { Screen } from '../drivers/screen.ts'
import { expectAbsent, expectLeadsTo, flowSteps, type TestedFlow } from './flow-steps.ts'
import { part, heading, absentInstead, noWayBack } from './parts.ts'

const titles: Record<string, string> = { infrared: 'Infrared Sauna', cryotherapy: 'Cryotherapy', slimpod: 'Slim Pod' }
const titleOf = (slug: string) => titles[slug] ?? ''
/** The card that was pressed last, which gets the focus back. */
const pressed = new WeakMap<Screen, string>()
const cardOf = (slug: string) => new RegExp(`^${titleOf(slug)} .*\\$`)

const steps = flowSteps(serviceDetailModel, {
  events: {
    'detail.open': {
      perform: async (screen, { service }) => {
        await expectLeadsTo(screen, cardOf(service), 'page', `/services/${service}`)
        await screen.click('link', cardOf(service), 'page')
        pressed.set(screen, service)
      },
      refuse: async (screen, { service }) => {
        if ((await screen.count('dialog', /./, 'page')) > 0) return
        await expectAbsent(screen.count('link', cardOf(service), 'page'), `the card ${service}`)
      },
    },
    'detail.book': {
      perform: async (screen) => {
        await screen.click('link', 'Book This Service', 'dialog')
        await screen.until(async () => {
          if ((await screen.count('dialog', /^Book |^Services in /, 'page')) !== 1) return 'no wizard opened'
          return (await screen.count('dialog', /./, 'page')) === 1 ? null : 'the detail is still in front of the wizard'
        })
        await screen.click('button', 'Close', 'dialog')
      },
      refuse: (screen) => expectAbsent(screen.count('link', 'Book This Service', 'dialog'), 'to book'),
    },
    'detail.close': {
      perform: async (screen) => {
        await screen.click('button', 'Close', 'dialog')
        await expectFocusOnCard(screen)
      },
      refuse: (screen) => expectAbsent(screen.count('button', 'Close', 'dialog'), 'Close'),
    },
  },
  outcomes: {},
  states: {
    closed: async (screen) => (await screen.count('dialog', /./, 'page')) === 0,
    open: async (screen) => (await screen.count('link', 'Book This Service', 'dialog')) === 1,
  },
  details: async (screen, snapshot) => {
    const slug = shownService(snapshot)
    if (slug === null) return null
    if ((await screen.count('dialog', titleOf(slug), 'page')) !== 1) return `no dialog is called '${titleOf(slug)}'`
    if ((await screen.focused()) !== titleOf(slug)) return 'the title does not have the focus'
    for (const part of ['About', 'Key Benefits', 'Session Details', 'What to Expect']) {
      if ((await screen.count('heading', part, 'dialog')) !== 1) return `'${part}' is missing`
    }
    return null
  },
})

/** The detail dialog: steps, stage, and the parts that faults are seeded in. */
export const serviceDetailFlow: TestedFlow = {
  ...steps,
  stage: { start: '/locations/princeton' },
  parts: {
    disabled: absentInstead,
    messages: 'the dialog says nothing by itself but its title, which takes the focus',
    focused: [
      part('title', heading, 'open', /^(Infrared Sauna|Cryotherapy)$/),
      part('card', 'main a[aria-haspopup]', 'closed'),
    ],
    back: noWayBack,
    reset: ['closed'],
  },
}

async function expectFocusOnCard(screen: Screen): Promise<void> {
  const title = titleOf(pressed.get(screen) ?? '')
  await screen.until(async () =>
    (await screen.focused()).startsWith(title)
      ? null
      : `the card '${title}' did not get the focus back: ${await screen.focused()}`,
  )
}
