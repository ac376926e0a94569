import { createDelivery, type Submission } from '../../../../src/delivery/delivery.ts'
import { openOutbox } from '../../../../src/delivery/outbox.ts'
import { loadOnce } from '../../../../src/delivery/sender.ts'
import { sessionDrafts } from '../../../../src/adapters/session-drafts.ts'
import { browserSender } from '../../../../src/delivery/browser-sender.ts'

/** What the benchmark calls in this page, which contains only the site's code for delivering leads. */
export interface LeadPage {
  /**
   * Submits a lead and resolves to what the page says: `failed` where it could not be sent and the form offers to try
   * again.
   */
  submit: (submission: Submission) => Promise<string>
  /** How many submissions could not be kept, and were posted at once instead. */
  unkept: () => number
  /** How many submissions this browser keeps. */
  left: () => Promise<number>
}

const url = new URLSearchParams(window.location.search).get('leads')
const lead = url === null ? null : { url, answers: 'echo' as const }
let unkept = 0
const loadSender = loadOnce(async () => {
  const sender = await browserSender({ lead, inquiry: null }, sessionDrafts())
  const deliver: typeof sender.deliver = async (...submission) => {
    const answer = await sender.deliver(...submission)
    if (answer === null) unkept += 1
    return answer
  }
  return { ...sender, deliver }
})
const delivery = createDelivery(lead, { kind: 'lead', loadSender })

const page: LeadPage = {
  submit: (submission) => delivery.deliver(submission).catch(() => 'failed'),
  unkept: () => unkept,
  left: async () => (await openOutbox('outbox').all()).length,
}
Object.assign(globalThis, { leadPage: page })

void loadSender()
