import { expect, type Page } from '@playwright/test'
import { brand } from '../../content/brand.ts'
import { homeContent } from '../../content/home.ts'
import { princeton } from '../../content/locations/princeton.ts'
import * as consultation from '../walks/consultation.ts'
import * as franchise from '../walks/franchise.ts'
import * as lead from '../walks/lead.ts'
import { announcedOn, listenTo } from './listener.ts'
import { choose, dialogBack, still, test, visit } from '../walks/support.ts'
import * as program from '../walks/weight-loss.ts'

/** A document that posts a part's message from its frame. */
const saying = (words: unknown) =>
  `<!doctype html><title>Part</title><script>parent.postMessage(${JSON.stringify(words)}, '*')</script>`

interface Row {
  /** The steps in order, each with exactly what is announced after it. */
  steps: (readonly [act: (page: Page) => Promise<unknown>, ...says: string[]])[]
  /** Runs before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>
}

const opener = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Book' })
const starter = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Start Your Consultation' })
const reviews = (page: Page) => page.getByRole('region', { name: homeContent.reviews.title })

/** A frame's document, its own or the given one, comes once the words for it are there, and so those are announced. */
const holdFrame = (page: Page, address: string, words: string, body?: string) =>
  page.route(address, async (route) => {
    await page.getByText(words).first().waitFor()
    await (body === undefined ? route.continue() : route.fulfill({ contentType: 'text/html', body }))
  })

const holdCalendar = (page: Page, body?: string) =>
  holdFrame(page, '**/embed/booking-calendar.html*', 'Loading the calendar…', body)

const secondReview = () => {
  const [, { text, name, location } = { text: '', name: '', location: '' }] = homeContent.reviews.items
  return `live: ${text} ${name} ${location}`
}

const loading = 'status: Loading the calendar…'
const slow = 'status: This is taking longer than usual.'
const failed = 'status: The calendar is not available right now.'
const refusalKept =
  'status: A request of yours could not be delivered, and will not be sent again. What you wrote is kept here for you to copy.'
const inquiryWays = 'try again, call (609) 555-0190, or write to franchise@example.com.'

const rows: Record<string, Row> = {
  'each step of the wizard by its title': {
    prepare: (page) => holdCalendar(page),
    steps: [
      [(page) => visit(page, '/contact')],
      [(page) => opener(page).click(), 'focus: Select Location'],
      [(page) => choose(page, /^Princeton/), 'focus: Services in Princeton'],
      [(page) => choose(page, /^Infrared Sauna/), 'focus: Book Infrared Sauna', loading],
      [dialogBack, 'focus: Services in Princeton'],
      [dialogBack, 'focus: Select Location'],
    ],
  },
  'services that cannot be loaded': {
    prepare: (page) => page.route('**/content/*/booking/princeton.json', (route) => route.abort()),
    steps: [
      [(page) => visit(page, '/locations/montclair')],
      [(page) => opener(page).click(), 'focus: Select Location'],
      [
        (page) => choose(page, /^Princeton/),
        'focus: Services in Princeton',
        `alert: The services could not be loaded. Check your connection, or call ${princeton.phone.display}. Try again`,
      ],
    ],
  },
  'a calendar that is slow': {
    prepare: async (page) => {
      await page.route('**/embed/booking-calendar.html*', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Silent</title>' }),
      )
      await page.clock.install({ time: 0 })
    },
    steps: [
      [
        async (page) => {
          await page.goto('/book/princeton/infrared-sauna', { waitUntil: 'commit' })
          await page.getByText('Loading the calendar…').waitFor()
          await page.clock.pauseAt(600_000)
        },
        loading,
        slow,
      ],
      [(page) => page.getByRole('button', { name: 'Try again' }).click(), loading],
      [(page) => page.clock.runFor(8000), slow],
    ],
  },
  'a calendar that fails': {
    prepare: (page) => holdCalendar(page, saying(['demo.error', { reason: 'unavailable' }])),
    steps: [
      [(page) => visit(page, '/book/princeton')],
      [(page) => choose(page, /^Infrared Sauna/), 'focus: Book Infrared Sauna', loading, failed],
    ],
  },
  'a lead with mistakes, on its way, and thanked for': {
    steps: [
      [lead.openLead, 'focus: Superhuman Sampler'],
      [(page) => lead.fillIn(page, lead.typed)],
      [(page) => lead.submit(page).click(), 'status: Sending your request…', 'focus: Thank you, Jordan'],
    ],
  },
  'a lead that is refused': {
    steps: [
      [
        async (page) => {
          const leads = await lead.holdLeads(page)
          await lead.openLead(page)
          await lead.fillIn(page, lead.typed)
          await lead.submit(page).click()
          await leads.answer(422)
        },
        'focus: Superhuman Sampler',
        'status: Sending your request…',
        `alert: We could not confirm your request. Try again, change your details, or call ${brand.phone.display}.`,
        'focus: Superhuman Sampler',
        refusalKept,
      ],
    ],
  },
  'an inquiry with mistakes': {
    steps: [[franchise.openForm], [(page) => franchise.submit(page).click(), 'focus: Please check 12 fields']],
  },
  'an inquiry on its way, and its toast': {
    steps: [
      [franchise.openForm],
      [(page) => franchise.fillIn(page)],
      [
        (page) => franchise.submit(page).click(),
        'status: Submitting your inquiry...',
        'status: Inquiry Submitted Successfully! Our franchise development team will contact you within 24 hours.',
      ],
    ],
  },
  'an inquiry that is refused': {
    steps: [
      [
        async (page) => {
          const inquiries = await franchise.holdInquiries(page)
          await franchise.openForm(page)
          await franchise.fillIn(page)
          await franchise.submit(page).click()
          await inquiries.answer(422)
        },
        'status: Submitting your inquiry...',
        `alert: We could not confirm your inquiry. All that you typed is still here: ${inquiryWays}`,
        refusalKept,
      ],
    ],
  },
  'an inquiry that waits for a connection': {
    steps: [
      [
        async (page) => {
          const inquiries = await franchise.holdInquiries(page)
          await franchise.openForm(page)
          await franchise.fillIn(page)
          await franchise.submit(page).click()
          await inquiries.answer(503)
        },
        'status: Submitting your inquiry...',
        'status: Inquiry saved on this device. It is not with us yet: it will be sent as soon as possible while a page of this site is open. Our franchise development team will then contact you within 24 hours. Or call us: (609) 555-0190.',
        'status: Your request is saved on this device and not with us yet. It will be sent as soon as possible while a page of this site is open.',
      ],
    ],
  },
  'an exam that is not available': {
    prepare: (page) => holdFrame(page, '**/embed/exam.html', 'Preparing your', saying(['part.failed', 'unavailable'])),
    steps: [
      [(page) => visit(page, '/exam-invite')],
      [
        (page) => starter(page).click(),
        'focus: Start Your Consultation',
        'status: Preparing your consultation…',
        'status: Not available! The consultation cannot start here at the moment.',
      ],
    ],
  },
  'an exam whose dialog cannot be loaded': {
    prepare: (page) => page.route('**/assets/ExamDialog-*.js', (route) => route.abort()),
    steps: [
      [(page) => visit(page, '/exam-invite')],
      [(page) => starter(page).click(), `status: Not available! Call ${brand.phone.display}`],
    ],
  },
  'a consultation that is paid': {
    prepare: (page) => holdFrame(page, '**/embed/scheduler.html*', 'Loading the scheduler…'),
    steps: [
      [(page) => visit(page, consultation.consultPath), 'status: Loading the scheduler…'],
      [
        async (page) => {
          const demo = page.frameLocator('iframe[title="Book Your Consultation"]')
          await consultation.showScheduler(page)
          await demo.getByRole('radio', { name: /^Now/ }).check()
          await demo.getByRole('button', { name: /^Pay/ }).click()
        },
        'focus: Payment Successful!',
        'status: Connecting you with an available provider... Average wait time: 2-5 minutes',
      ],
    ],
  },
  'the steps of the weight-loss program': {
    steps: [
      [(page) => visit(page, program.path)],
      [(page) => program.choosePlans(page, 'yes'), `focus: ${program.planTitle}`],
      [(page) => program.backButton(page).click(), `focus: ${program.questionTitle}`],
    ],
  },
  'the review that the visitor turns to': {
    steps: [
      [(page) => visit(page, '/')],
      [
        (page) => reviews(page).getByRole('button', { name: 'Next review' }).click(),
        'status: Review 2 of 5',
        secondReview(),
      ],
    ],
  },
  'what is deleted at the visitor’s wish': {
    steps: [
      [(page) => visit(page, '/hipaa')],
      [
        (page) => page.getByRole('button', { name: 'Delete what this site keeps' }).click(),
        'status: Deleted. Nothing that you entered here is kept in this browser.',
      ],
    ],
  },
}

test.use(still)

for (const [what, { prepare, steps }] of Object.entries(rows)) {
  test(`A screen reader announces ${what} in exactly these words`, async ({ page }) => {
    await listenTo(page)
    await prepare?.(page)
    for (const [act, ...says] of steps) {
      await act(page)
      const announced: string[] = []
      const listen = async () => announced.push(...(await announcedOn(page)))
      await expect.poll(async () => (await listen(), announced.toSorted()), what).toEqual(says.toSorted())
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}
