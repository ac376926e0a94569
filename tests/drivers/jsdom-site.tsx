import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
} from '@tanstack/react-router'
import { buildRecords, type RecordTypes } from '../../content/records.ts'
import { siteSettings } from '../../content/site.ts'
import { demonstration } from '../../content/providers.ts'
import type { Adapters } from '../../src/adapters/adapters.ts'
import type { Delivery } from '../../src/delivery/delivery.ts'
import { onlyBuild } from '../../src/adapters/new-build.ts'
import { MissingRecord, type Records } from '../../src/adapters/records.ts'
import { createSiteHistory, type SiteHistory } from '../../src/adapters/site-history.ts'
import { sessionDrafts } from '../../src/adapters/session-drafts.ts'
import { SiteShell } from '../../src/shell/SiteShell.tsx'
import { ExamPage } from '../../src/ui/pages/ExamPage.tsx'
import { ConsultationPage } from '../../src/ui/pages/ConsultationPage.tsx'
import { FranchiseInquiry } from '../../src/ui/flows/franchise/FranchiseInquiry.tsx'
import { ContentPage } from '../../src/ui/pages/ContentPage.tsx'
import { HomePage } from '../../src/ui/pages/HomePage.tsx'
import { LocationPage } from '../../src/ui/pages/LocationPage.tsx'
import { ServicePage } from '../../src/ui/pages/ServicePage.tsx'
import { OrderOnlinePage } from '../../src/ui/pages/OrderOnlinePage.tsx'
import { clinicStill, homeStill } from '../../src/ui/pages/stills.ts'
import '../../src/ui/ClinicSearch/ClinicResults.tsx'
import '../../src/ui/find/FindResults.tsx'
import '../../src/ui/find/others-found.tsx'
import '../../src/ui/flows/booking/ChoicesPart.tsx'
import '../../src/ui/flows/booking/BookingDialog.tsx'
import '../../src/ui/flows/booking/CalendarStep.tsx'
import '../../src/ui/flows/booking/calendar-parts.ts'
import '../../src/ui/flows/franchise/FranchiseForm.tsx'
import '../../src/ui/flows/offer-lead/LeadDialog.tsx'
import '../../src/ui/flows/offer-lead/SayWhen.tsx'
import '../../src/ui/flows/lead-delivery/KeptNotice.tsx'
import '../../src/ui/flows/carousel/CarouselControls.tsx'
import '../../src/ui/flows/exam-disclosure/ExamDialog.tsx'
import '../../src/ui/flows/service-detail/ServiceDialog.tsx'
import '../../src/ui/flows/site-menu/site-menu-actor.ts'
import { heldSender } from '../support/held-sender.ts'
import type { Answer } from './screen.ts'
import type { Stage } from './stage.ts'

await Promise.all([homeStill.load(), clinicStill.load()])

const siteRecords: RecordTypes = buildRecords(demonstration)

/** The page on which visitors arrive before they go to the page where paths start. */
const landing = '/locations/princeton'

/** A request that the test answers. */
interface Waiting {
  name: string
  settle: (answer: Answer) => void
}

/** Records and deliveries for a page. Records named in `held` wait until the test answers, and so do all deliveries. */
function heldWorld(all: RecordTypes, held: readonly string[]) {
  const waiting: Waiting[] = []
  const offline = new Error('offline')
  const records: Records = {
    read: (name) =>
      new Promise((resolve, reject) => {
        const arrive = () => (Object.hasOwn(all, name) ? resolve(all[name]) : reject(new MissingRecord(name)))
        const settle = (answer: Answer) => (answer === 'arrives' ? arrive() : reject(offline))
        if (held.includes(name)) waiting.push({ name, settle })
        else arrive()
      }),
  }
  const delivery = (name: string): Delivery => ({
    deliver: () =>
      new Promise((resolve, reject) => {
        const settle = (answer: Answer) =>
          typeof answer !== 'string' || answer === 'arrives' || answer === 'fails' ? reject(offline) : resolve(answer)
        waiting.push({ name, settle })
      }),
  })
  const outbox = held.includes('outbox') ? heldSender() : null
  const loadSender = outbox && (async () => outbox.sender)
  return { records, leads: delivery('lead'), inquiries: delivery('inquiry'), loadSender, waiting, outbox }
}

/** The shell around a stage's first page, with adapters whose held requests wait in `waiting`. */
export function jsdomSite({ start, held = [], records: differing }: Stage) {
  const all: RecordTypes = { ...siteRecords, ...differing }
  const { waiting, outbox, ...world } = heldWorld(all, held)
  const history = createMemoryHistory({ initialEntries: start === landing ? [start] : [landing, start] })
  const router = createTestRouter(all, { ...world, drafts: sessionDrafts(), builds: onlyBuild }, history)
  return { router, history, waiting, outbox }
}

function createTestRouter(all: RecordTypes, adapters: Adapters, history: ReturnType<typeof createMemoryHistory>) {
  const root = createRootRouteWithContext<{ adapters: Adapters; history: SiteHistory }>()({
    component: () => (
      <SiteShell navigation={all.navigation}>
        <Outlet />
      </SiteShell>
    ),
  })
  const princetonRecord = all['locations/princeton']
  const examRecord = all['pages/exam-invite']
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => <HomePage page={all.home} /> })
  const consultPage = all['pages/online-consult']
  const consult = createRoute({
    getParentRoute: () => root,
    path: '/online-consult',
    component: () => consultPage && <ConsultationPage page={consultPage} consultation={all.consultation} />,
  })
  const princeton = createRoute({
    getParentRoute: () => root,
    path: '$',
    component: () => princetonRecord && <LocationPage page={princetonRecord} />,
  })
  const service = createRoute({
    getParentRoute: () => root,
    path: '/services/$service',
    loader: ({ params }) => adapters.records.read(`services/${params.service}`),
    component: Service,
  })
  function Service() {
    return <ServicePage page={service.useLoaderData()} unwiredButtons={siteSettings.unwiredButtons} />
  }
  const exam = createRoute({
    getParentRoute: () => root,
    path: '/exam-invite',
    component: () => examRecord && <ExamPage page={examRecord} />,
  })
  const orderOnlineRecord = all['pages/order-online']
  const orderOnline = createRoute({
    getParentRoute: () => root,
    path: 'order-online',
    component: () => orderOnlineRecord && <OrderOnlinePage page={orderOnlineRecord} program={all['weight-loss']} />,
  })
  const franchiseRecord = all['pages/franchise']
  const franchise = createRoute({
    getParentRoute: () => root,
    path: '/franchise',
    component: () => franchiseRecord && <ContentPage page={franchiseRecord} InquiryForm={FranchiseInquiry} />,
  })
  const { site, forRouter, attach } = createSiteHistory(history)
  const router = createRouter({
    routeTree: root.addChildren([home, franchise, exam, consult, orderOnline, service, princeton]),
    context: { adapters, history: site },
    history: forRouter,
  })
  attach(router)
  return router
}
