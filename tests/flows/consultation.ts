import { brand } from '../../content/brand.ts'
import { consultationModel } from '../../machines/consultation/consultation.model.ts'
import type { Screen } from '../drivers/screen.ts'
import { flowSteps, type TestedFlow } from './flow-steps.ts'
import { part, noWayBack, noResting } from './parts.ts'

const schedulerTitle = 'Book Your Consultation'
const paidTitle = 'Payment Successful!'
const paidWords = ['Connecting you with an available provider...', 'Average wait time: 2-5 minutes']
const paidLinks = ['Join Video Call', 'Return to Home', brand.phone.display]

const steps = flowSteps(consultationModel, {
  events: {
    'payment.confirmed': {
      perform: async (screen) => {
        await screen.hover('heading', schedulerTitle, 'page')
        await screen.until(async () => ((await hasFrame(screen)) ? null : 'no scheduler came into view'))
        await screen.postFromFrame(['demo.payment'])
      },
      refuse: async (screen) => {
        if (await hasFrame(screen)) throw new Error('a scheduler is there to report a payment')
      },
    },
  },
  outcomes: {},
  states: {
    unpaid: async (screen) => (await screen.count('heading', schedulerTitle, 'page')) === 1,
    paid: async (screen) => (await screen.count('heading', paidTitle, 'page')) === 1,
  },
  details: async (screen, snapshot) => {
    if (snapshot.value === 'unpaid') return null
    if ((await screen.focused()) !== paidTitle) return 'the heading does not have the focus'
    for (const words of paidWords) {
      if (!(await screen.says(words))) return `'${words}' is missing`
    }
    for (const link of paidLinks) {
      if ((await screen.count('link', link, 'page')) === 0) return `'${link}' is missing`
    }
    return null
  },
})

/** The instant consultation: steps, stage, and the parts that faults are seeded in. */
export const consultationFlow: TestedFlow = {
  ...steps,
  stage: { start: '/online-consult' },
  parts: {
    disabled: 'it has no control of its own',
    messages: [part('connecting', 'section p', 'paid', /^Connecting you with/)],
    focused: [part('heading', 'hgroup', 'paid', /^Payment Successful!$/)],
    back: noWayBack,
    reset: noResting,
  },
}

async function hasFrame(screen: Screen): Promise<boolean> {
  return (await screen.elements('iframe')).some(({ attributes }) => attributes['title'] === schedulerTitle)
}
