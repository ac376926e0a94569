import type { FlowId } from '../../machines/registry.ts'
import { goodInquiry } from '../../tests/support/inquiry-limits.ts'
import { fieldNames } from '../../src/ui/flows/franchise/franchise-fields.ts'
import { browseWalks } from './browse-walks.ts'
import type { DisturbedSite, Disturbance, Served } from './site.ts'
import type { Visitor } from './visitor.ts'

/** What a visitor who does not see the screen does, and where it begins. */
export interface Walk extends Omit<Served, 'fault'> {
  start: string
  go: (visitor: Visitor, site: DisturbedSite) => Promise<void>
}

const brokenCalendar: Disturbance = {
  address: '/embed/booking-calendar.html',
  document: `<!doctype html><title>Part</title><script>parent.postMessage(['demo.error', { reason: 'unavailable' }], '*')</script>`,
}

/** Flows by keys. */
const flowWalks: Partial<Record<FlowId, Walk>> = {
  booking: {
    start: '/contact',
    go: async ({ press, until }) => {
      await until('Tab', /^Book link/)
      await press('Return', /Select Location/)
      await until('Tab', /^Princeton /)
      await press('Return', /Services in Princeton/)
      await until('Tab', /^Local Cryotherapy /)
      await press('Return', /^Book .* heading/)
      await until('Tab', /^Back /)
      await press('Return', /Services in Princeton/)
      await press('Tab')
      await press('Escape', /^Book /)
      await press('Tab')
    },
  },
  'service-detail': {
    start: '/locations/princeton#services-title',
    go: async ({ press, until }) => {
      await until('Tab', /^Cryotherapy /)
      await press('Return', /Cryotherapy heading/)
      await press('Tab')
      await press('Escape', /^Cryotherapy /)
      await press('Return', /Cryotherapy heading/)
      await until('Tab', /Book This Service/)
      await press('Return', /^Book .* heading/)
      await press('Tab')
      await press('Escape', /link/)
    },
  },
  opening: {
    start: '/exam-invite',
    disturbance: { address: '/assets/ExamDialog-' },
    go: async ({ press, until }) => {
      await until('Tab', /^Start Your Consultation/)
      await press('Return', /Not available!/)
      await press('Tab')
    },
  },
  embed: {
    start: '/book/princeton',
    disturbance: brokenCalendar,
    go: async ({ press, until }, { mend }) => {
      await until('Tab', /^Local Cryotherapy/)
      await press('Return', /not available right now/)
      await until('Tab', /^Try again/)
      mend()
      await press('Return', /Skip past the frame/)
      await until('shift+Tab', /^Back /)
      await press('Return', /Services in Princeton/)
    },
  },
  'offer-lead': {
    start: '/#offers',
    go: async ({ press, until, type }) => {
      await until('Tab', /^Claim for/)
      await press('Return', /heading level 2/)
      await until('Tab', /^Request a Callback/)
      await press('Return', /Enter your first name/)
      for (const text of ['Jordan', 'Reyes', 'jordan@example.com', '6095550100']) {
        await type(text)
        await press('Tab')
      }
      await until('Tab', /^Request a Callback/)
      await press('Return', /Thank you, Jordan/)
      await until('Tab', /^Done/)
      await press('Return', /link/)
    },
  },
  'lead-delivery': {
    start: '/contact#inquiry',
    isPosting: true,
    go: async ({ press, until, type }) => {
      await until('Tab', /^First name/)
      for (const text of ['Jordan', 'Reyes', 'jordan@example.com', '6095550100']) {
        await type(text)
        await press('Tab')
      }
      await until('Tab', /^Request a Callback/)
      await press('Return', /saved on this device/i)
      await until('shift+Tab', /^Delete/)
      await press('Return', /main content/)
    },
  },
  franchise: {
    start: '/franchise#inquiry',
    go: async ({ press, until, type }) => {
      await until('Tab', /^Submit Inquiry/)
      await press('Return', /Please check 12 fields/)
      await press('Tab')
      await press('Return', /^First name/)
      await type('Jo')
      for (const name of fieldNames) {
        if (isChoice(name)) await press('Down')
        else if (name !== 'firstName') await type(goodInquiry[name])
        await press('Tab')
      }
      await until('Tab', /^Submit Inquiry/)
      await press('Return', /Successfully/)
      await press('Tab')
      await press('Return', /^Submit Inquiry/)
    },
  },
  carousel: {
    start: '/#reviews',
    go: async ({ press, until }) => {
      await until('Tab', /^Next review/)
      await press('Return', /Review 2 of 5/)
      await press('Return', /Review 3 of 5/)
      await press('shift+Tab')
      await press('Return', /Review 5 of 5/)
    },
  },
  'site-menu': {
    start: '/contact',
    go: async ({ press, until }) => {
      await until('Tab', /^Services /)
      await press('Return')
      await press('Tab')
      await press('Escape', /^Services /)
      await press('Return')
      await until('Tab', /^Infrared Sauna/)
      await press('Return', /main content/)
      await press('Tab')
    },
  },
  'exam-disclosure': {
    start: '/exam-invite',
    go: async ({ press, until }) => {
      await until('Tab', /^Start Your Consultation/)
      await press('Return', /heading/)
      await press('Tab')
      await until('Tab', /^Accept/)
      await press('Return')
      await until('Tab', /^Close /)
      await press('space', /^Start Your Consultation/)
    },
  },
  consultation: {
    start: '/online-consult#schedule',
    go: async ({ press, until }) => {
      await until('Tab', /^Skip past the frame/)
      await press('h')
      await press('Tab')
      await press('space')
      await until('Tab', /^Pay /)
      await press('Return', /Payment Successful!/)
      await until('Tab', /^Return to Home/)
      await press('Return', /main content/)
    },
  },
  'weight-loss': {
    start: '/order-online',
    go: async ({ press, until }) => {
      await until('Tab', /radio button/)
      await press('space')
      await press('Tab')
      await press('Return', /Choose Your Weight Loss Plan/)
      await until('Tab', /^Skip past the frame/)
      await press('Return', /^Back to the start/)
      await until('Tab', /^Skip past the frame/)
      await press('Return', /^Back to the start/)
      await until('Tab', /^Back to GLP Question/)
      await press('Return', /Before We Begin/)
      await press('Tab')
    },
  },
}

/** Every walk: of the flows, and of pages in browse mode. */
export const walks: Readonly<Record<string, Walk>> = { ...flowWalks, ...browseWalks }

function isChoice(name: keyof typeof goodInquiry): boolean {
  return ['liquidCapital', 'netWorth', 'timeFrame', 'experience', 'hearAboutUs'].includes(name)
}
