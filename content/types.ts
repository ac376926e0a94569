/** What the clinic says: the type of every record in `content/`. Plain data, JSON-safe, no functions. */

export type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'

/** Local clinic time, 24-hour `HH:MM`; `closes` is later than `opens` on the same day. */
export interface DayHours {
  opens: string
  closes: string
}

export type WeeklyHours = Record<Weekday, DayHours>

/** A day on which the usual hours do not apply; `hours: null` means closed. `date` is `YYYY-MM-DD`, clinic time. */
export interface SpecialDay {
  date: string
  hours: DayHours | null
  reason: string
}

export interface Address {
  street: string
  town: string
  state: 'NJ' | 'OH'
  zip: string
}

/** E.164 for `tel:` links, and the way a US reader expects to see it. */
export interface Phone {
  e164: string
  display: string
}

/**
 * The four figures below a clinic's hero, as docs/product/clinics.md (P-CLINIC-3) words them ('1000+'). `rating` is
 * out of 5.
 */
export interface LocationStats {
  rating: number
  happyClients: string
  servicesCount: number
  yearsServing: string
}

/** Icon names drawn by `src/ui/icons`. */
export type IconName =
  | 'snowflake'
  | 'temperature-minus'
  | 'body-shaping'
  | 'face-care'
  | 'syringe'
  | 'wave'
  | 'heart-wave'
  | 'flame'
  | 'compression'
  | 'molecule'
  | 'droplet'
  | 'capsule'
  | 'sparkles'
  | 'video'
  | 'sound'

/** One entry of a clinic's booking list (docs/product/booking.md, P-BOOK-6), plus the other names it answers to. */
export interface BookingService {
  id: string
  name: string
  description: string
  /** Address of the calendar frame for this clinic and service. */
  iframeUrl: string
  aliases: readonly string[]
}

/** A rendered picture: its files are `/art/<file>-<width>.avif` and `.webp`, one of each for every width. */
export interface Picture {
  /** The picture's id and a hash of what it was made from: its files may be kept for ever. */
  file: string
  /** From the smallest to the largest, which is the picture's own. */
  widths: readonly [number, number, number]
  /** The height at the largest width. */
  height: number
}

/** What every clinic's list says of a service unless the clinic's own file differs. */
export interface BookingOffer {
  id: string
  name: string
  description: string
  aliases: readonly string[]
}

/** How a clinic takes bookings: from a list of its own, or by phone. */
export type LocationBooking =
  | {
      kind: 'online'
      /** Slug and name of the booking list; they differ from the page's for Marlboro (books as Englishtown). */
      slug: string
      name: string
      /** What this clinic's list says differently from `booking` in the service's file, by its id. */
      differs: Readonly<Record<string, { name?: string; description?: string; iframeUrl?: string }>>
    }
  | { kind: 'phone' }

/** A clinic. `sample: true` marks invented contact facts (docs/decisions/02-samples.md). */
export interface Location {
  slug: string
  name: string
  /** Town and state, as in docs/product/clinics.md, P-CLINIC-3. */
  place: string
  sample: boolean
  /** The day on which it was last changed, for search engines: `YYYY-MM-DD`. */
  updated: string
  tagline: string
  introduction: string
  address: Address
  coordinates: { latitude: number; longitude: number }
  phone: Phone
  externalSite: string
  timeZone: 'America/New_York'
  hours: WeeklyHours
  specialDays: readonly SpecialDay[]
  stats: LocationStats
  closing: { title: string; text: string }
  booking: LocationBooking
  /** Cards of this clinic's grid that lead to a page instead of opening the dialog, by service slug. */
  cardLinks: Readonly<Record<string, string>>
}

/** One of the twelve cards of the services grid. */
interface ServiceCard {
  title: string
  summary: string
}

/** What the detail dialog shows: docs/product/services.md, P-SERVICE-11. */
export interface ServiceDetail {
  title: string
  description: string
  benefits: readonly string[]
  /** '3 minutes', 'Ongoing': as the dialog shows it. */
  duration: string
  /** 'From $45', 'From $299/month'. */
  price: string
  suitableFor: readonly string[]
  process: readonly string[]
}

/** One treatment: its address, its grid card with the detail dialog, and its entry in the booking lists. */
export interface Service {
  slug: string
  /** The day on which it was last changed, for search engines: `YYYY-MM-DD`. */
  updated: string
  /** The title of its page. */
  name: string
  icon: IconName
  /** Its page, or for the two without one the home page's vitamin-shot section (docs/decisions/09-cards-and-pages.md). */
  href: string
  /** Null for the three treatments that have a page and no card. */
  card: ServiceCard | null
  detail: ServiceDetail | null
  /** Null for the three that are not booked in a calendar. */
  booking: BookingOffer | null
  /** The sections of its page; null for the two without one. */
  page: readonly Section[] | null
  /** Its words are still to be written (docs/decisions/02-samples.md). */
  sample?: boolean
}

export interface Brand {
  name: string
  shortName: string
  email: string
  phone: Phone
  sample: boolean
}

/** Whom to tell of a weakness of the site. */
export interface SecurityContact {
  email: string
  /** The day from which this is not to be relied on any more: '2027-11-01'. */
  expires: string
  sample: boolean
}

export interface SiteSettings {
  /** The old place on Back and Forward, or 'top' always, as specified (docs/decisions/16-scroll-on-back.md). */
  scrollOnBack: 'restore' | 'top'
  /**
   * A visible way on beside a part that is slow or failed; false: none, as specified
   * (docs/decisions/26-slow-and-failed-parts.md).
   */
  showFallbacks: boolean
  /**
   * ‘Not available!’ becomes visible where the exam's disclosure is missing; false: never, as specified
   * (docs/decisions/21-not-available.md).
   */
  revealUnavailable: boolean
  /**
   * Buttons without an action book the page's service; 'inert': do nothing, as specified
   * (docs/decisions/18-unwired-buttons.md).
   */
  unwiredButtons: 'book' | 'inert'
}

/** The site's address and its third parties as configured; null is the built-in demonstration, for a delivery the local log. */
/** What counts as received where submissions are posted: an answer that echoes the submission's id, or any success. */
export type AnswerRule = 'echo' | 'any'

export interface Providers {
  /** A test version: no search engine is to take it, and each page says what it is. */
  isStaging: boolean
  /** The site's own origin, for addresses that must be whole: `https://www.example.com`. */
  siteUrl: string | null
  /** `{location}` and `{service}` are replaced by the list's slug and the service's id. */
  bookingUrlTemplate: string
  /**
   * Where leads and franchise inquiries are posted; null logs them locally, as specified
   * (docs/product/callback-form.md, P-LEAD-4).
   */
  leadsUrl: string | null
  leadsAnswers: AnswerRule
  franchiseUrl: string | null
  franchiseAnswers: AnswerRule
  /** Where errors of the page are reported, without anything typed; null reports none. */
  errorsUrl: string | null
  /**
   * The consultation's scheduler, as its vendor's inline embed frames it: Cal.com `…/embed?embed=`, Calendly
   * `…?embed_domain=…&embed_type=Inline`. Under another address it reports nothing, and can be used all the same.
   */
  schedulerUrl: string | null
  /** The video meeting that the paid view of the consultation leads to. */
  meetingUrl: string | null
  pricing: PricingProvider | null
  exam: ExamProvider | null
  /** Where the documents stand in which vendors' scripts run; null where none is named. */
  embeds: EmbedPlace | null
  /** Origins that parts may reach besides those that are known of their providers. */
  origins: Readonly<Record<'pricing' | 'exam' | 'frames', readonly string[]>>
}

/** An origin of their own for vendors' scripts, and the site's: it alone may frame what stands there and is spoken with. */
export interface EmbedPlace {
  origin: string
  site: string
}

/** A document in which a part of a page runs. */
export interface PartFrame {
  src: string
  /** The visitor's click in it may take the tab along: only where the provider's documentation requires that. */
  mayLeave: boolean
}

/** Whether a visitor takes a GLP medication: health data (docs/decisions/28-glp-answer.md). */
export type GlpAnswer = 'yes' | 'no'

export interface PricingProvider {
  scriptUrl: string
  publishableKey: string
  /** Two pricing tables per answer, by the provider's ids. */
  tables: Readonly<Record<GlpAnswer, readonly [string, string]>>
}

export interface ExamProvider {
  scriptUrl: string
  /** The widget needs it, loaded before. */
  dateLibraryUrl: string
  /** The exam's own form, which the widget opens after the disclosure. */
  formUrl: string
  clinic: string
  examId: string
  schedule: ExamSchedule
}

/** When the exam can be taken, as its widget is told. */
export interface ExamSchedule {
  /** Hours from UTC. */
  timeZone: number
  hours: WeeklyHours
}

export interface NavigationLink {
  label: string
  href: string
}

/** The header's dropdowns; each has its links in `Navigation` under this name. */
export const menuIds = ['services', 'locations'] as const

export type MenuId = (typeof menuIds)[number]

/** Where all clinics are listed; absent where the ones shown are all there are. */
export type AllClinics = NavigationLink

/** What the header and the footer of every page show. */
export interface Navigation {
  brandName: string
  email: string
  phone: Phone
  menus: readonly { id: MenuId; label: string; all: NavigationLink }[]
  services: readonly NavigationLink[]
  locations: readonly NavigationLink[]
  allClinics?: AllClinics
  primary: readonly NavigationLink[]
  /** In the menu on a phone only. */
  drawer: readonly NavigationLink[]
  /** The header's quiet link. */
  contact: NavigationLink
  company: readonly NavigationLink[]
  legal: readonly NavigationLink[]
  disclaimer: string
}

/** Figures that disagree, each shown where it was specified (docs/decisions/07-conflicting-figures.md). */
export interface Conflict {
  about: string
  says: readonly { where: string; value: string }[]
}

/**
 * A package of docs/product/home.md, P-HOME-2 to P-HOME-5. Prices as they are shown: '$39', 'From $199', '$199 per
 * month'.
 */
export interface OfferPackage {
  title: string
  description: string
  services: readonly string[]
  price: string
  /** Null where none is specified; the same for the duration and the savings. */
  originalPrice: string | null
  duration: string | null
  badge: string
  savings: string | null
  popular: boolean
  type: 'superhuman' | 'ageless' | 'weight-loss'
  buttonText: string
}

/** A course or an injection of docs/product/home.md, P-HOME-7 and P-HOME-8. */
export interface Treatment {
  title: string
  description: string
  benefits: readonly string[]
  price: string
  popular: boolean
  buttonText: string
  buttonLink: string
}

export interface VitaminShot {
  title: string
  text: string
  price: string
}

/** A review (docs/product/home.md, P-HOME-10): the rating is out of 10 and is shown as half as many stars. */
export interface Review {
  name: string
  location: string
  text: string
  rating: number
  sample: boolean
}

export interface ReviewsContent {
  title: string
  items: readonly Review[]
  /** Whether the reviews move on by themselves; off: docs/product/look.md, P-LOOK-4. */
  autoAdvance: boolean
}

export interface HomeContent {
  /** The day on which it was last changed, for search engines: `YYYY-MM-DD`. */
  updated: string
  hero: { eyebrow: string; title: string; text: string }
  finder: { title: string; text: string }
  offers: { title: string; text: string; items: readonly OfferPackage[] }
  /** `items` are courses, drawn as cards; `injections` are single ones, drawn as a price list. */
  treatments: {
    title: string
    text: string
    items: readonly Treatment[]
    injectionsTitle: string
    injections: readonly Treatment[]
  }
  services: { title: string; text: string }
  shots: { title: string; text: string; buttonText: string; items: readonly VitaminShot[] }
  benefits: { title: string; text: string; cards: readonly { title: string; text: string }[] }
  dashboard: DashboardPreview
  reviews: ReviewsContent
  membership: {
    title: string
    text: string
    price: string
    priceNote: string
    button: CallToAction
  }
}

/** The drawn preview of the members' dashboard: nothing in it is a visitor's own. */
export interface DashboardPreview {
  title: string
  text: string
  items: readonly string[]
  button: CallToAction
  /** What the drawing shows. */
  drawing: {
    /** The drawing in words, for those who do not see it. */
    description: string
    greeting: string
    next: { title: string; when: string }
    figures: readonly { label: string; value: string }[]
    /** Sessions per week, oldest first. */
    weeks: readonly number[]
    weeksLabel: string
  }
}

/** What the clinic decides and says about the instant consultation. */
export interface ConsultationContent {
  /**
   * The search parameter with which a payment page sends the visitor back: who returns with it sees the
   * paid view. Null: nobody does, as specified (docs/decisions/20-paid-view.md).
   */
  paidReturnParameter: string | null
  /** Said once the scheduler reports an appointment. */
  booked: string
  /** The success view. */
  paid: { title: string; connecting: string; wait: string; join: string; support: string; home: string }
}

/** A page of its own, outside clinics and services. */
export interface PageContent {
  path: string
  /** What the browser's tab and search results call it. */
  title: string
  /** What search results say of the page. */
  description: string
  /**
   * Something on it is invented, or is still to be reviewed by counsel (docs/decisions/02-samples.md,
   * docs/decisions/13-legal-and-contact.md).
   */
  sample: boolean
  /** The day on which it was last changed, for search engines: `YYYY-MM-DD`. */
  updated: string
  /** The id of the picture at its head. */
  picture?: string
  sections: readonly Section[]
}

export interface WeightLossPlan {
  title: string
  price: string
  note: string
  items: readonly string[]
  sample: boolean
}

/** A pricing table: the plan that stands in for it, its frame, and what the provider calls it; null is the demonstration. */
export interface PricingTable {
  plan: WeightLossPlan
  frame: PartFrame
  id: string | null
}

interface WeightLossChoice {
  text: string
  tables: readonly [PricingTable, PricingTable]
}

/** The two steps of the weight-loss program. */
export interface WeightLossProgram {
  question: {
    title: string
    text: string
    explanation: string
    help: string
    labels: Readonly<Record<GlpAnswer, string>>
    /** Who provides the tables, said before they load (docs/decisions/28-glp-answer.md). */
    provider: string
  }
  plans: { title: string } & Readonly<Record<GlpAnswer, WeightLossChoice>>
}

/* Records: what the pages receive. One JSON file each, written by the build. */

/** A card of the grid on one clinic's page. `detail: null` means the card is a plain link. */
export interface GridCard extends ServiceCard {
  slug: string
  /** Null for a service that has none: its icon takes the place. */
  picture: Picture | null
  icon: IconName
  href: string
  /** The id by which 'Book This Service' asks for it; of a service without a calendar its slug, which no list has. */
  service: string
  /** Where 'Book This Service' leads without JavaScript or in a new tab. */
  bookingHref: string
  opens: 'detail' | 'link'
  price: string
}

/** One row of the wizard's first step, and of the home page's finder. */
export interface BookingLocation {
  slug: string
  name: string
  place: string
  phone: Phone
  books: 'online' | 'phone'
}

/** A bookable service as far as the wizard must recognise it by name before a clinic's list is loaded. */
export type NamedService = Pick<BookingService, 'id' | 'name' | 'aliases'>

/** What the wizard knows from the start. */
export interface BookingIndex {
  locations: readonly BookingLocation[]
  allClinics?: AllClinics
  services: readonly NamedService[]
}

/** What the site's scripts are configured with; comes with every page. */
export type DeliveredSettings = Pick<
  Providers,
  'leadsUrl' | 'leadsAnswers' | 'franchiseUrl' | 'franchiseAnswers' | 'errorsUrl'
>

export interface LocationPage {
  location: Location
  /** Null for a clinic that has none. */
  picture: Picture | null
  /** Where 'Book Your Appointment Today' leads: the list's slug, or the clinic's own where it books by phone. */
  bookingSlug: string
  cards: readonly GridCard[]
}

/** The instant consultation with its third parties. */
export interface Consultation extends ConsultationContent {
  schedulerUrl: string
  /**
   * No scheduler is configured: the built-in one is believed when it reports a payment
   * (docs/decisions/20-paid-view.md).
   */
  isDemonstration: boolean
  meetingUrl: string
  phone: Phone
  email: string
}

export interface FinderEntry {
  name: string
  place: string
  href: string
  bookingHref: string
  books: 'online' | 'phone'
  phone: Phone
  openLine: string
}

export interface HomePage {
  content: HomeContent
  picture: Picture | null
  phone: Phone
  finder: readonly FinderEntry[]
  allClinics?: AllClinics
  cards: readonly GridCard[]
}

export interface ServicePage {
  slug: string
  name: string
  /** Null for a service that has none. */
  picture: Picture | null
  /** Where the thumb bar's 'Book' leads. */
  bookingHref: string
  phone: Phone
  sections: readonly Section[]
}

/** A clinic where all are listed. */
export interface ClinicEntry {
  name: string
  place: string
  href: string
  address: Address
  phone: Phone
  /** A line for each group of days: 'Mon-Fri 9am-7pm', 'Weekends 10am-4pm'. */
  hours: readonly string[]
}

export interface ContentPage extends Omit<PageContent, 'sample' | 'updated' | 'picture'> {
  picture: Picture | null
  phone: Phone
  /** The clinics where the page lists them, else none. */
  clinics: readonly ClinicEntry[]
  allClinics?: AllClinics
  /** The exam's frame, on the page where it starts. */
  exam?: PartFrame
}

/** A clinic in the list of all, and as a search finds it. */
export interface ListedClinic {
  name: string
  /** Of its page. */
  slug: string
  booking: BookingLocation
}

/** The page that lists every clinic. */
export interface ClinicList {
  path: string
  title: string
  description: string
  clinics: readonly ListedClinic[]
}

/** One clinic's services; none where it books by phone. */
export interface BookingList {
  location: BookingLocation
  services: readonly BookingService[]
}

/* Pages as lists of sections. */

/** What a lead asks about; one about weight loss goes on to /order-online (docs/decisions/19-lead-buttons.md). */
export type LeadOffer = 'general' | 'weight-loss'

/**
 * A call to action, drawn and interpreted in one component. `service` is the words that the booking wizard matches;
 * `unwired` is a button without a specified action: it books the page's service unless the owner says otherwise
 * (docs/decisions/18-unwired-buttons.md).
 */
export type CallToAction =
  | { kind: 'book'; label: string; service: string | null }
  | { kind: 'link'; label: string; href: string }
  | { kind: 'exam'; label: string }
  | { kind: 'lead'; label: string; title: string; offer: LeadOffer }
  /** Calls the page's phone unless it names one of its own. */
  | { kind: 'call'; label: string; phone?: Phone }
  | { kind: 'unwired'; label: string; service: string | null }

export interface Testimonial {
  /** First name plus initial. */
  name: string
  text: string
  rating: 1 | 2 | 3 | 4 | 5
  result?: string
  sample: true
}

export interface PriceCard {
  title: string
  /** '$89', '$1,199', '$199/session'; 'Price varies by plan' where none is specified. */
  price: string
  note: string
  items: readonly string[]
  popular: boolean
  action: CallToAction
}

/** A way to reach us: by phone, by e-mail, or a fact worth knowing first. */
export interface ContactCard {
  title: string
  text: string
  phone?: Phone
  email?: string
}

/** A part of a longer text: its heading, its paragraphs, and a list where it needs one. */
export interface ProsePart {
  title: string
  paragraphs: readonly string[]
  items?: readonly string[]
}

/** The sections that pages are made of, in the order in which they are drawn. */
export type Section =
  | { kind: 'hero'; eyebrow: string; title: string; text: string; actions: readonly CallToAction[] }
  | { kind: 'benefits'; title: string; intro: string; cards: readonly { title: string; text: string }[] }
  | { kind: 'steps'; title: string; intro: string; steps: readonly { title: string; text: string }[] }
  | { kind: 'checklist'; title: string; intro: string; items: readonly string[] }
  | {
      kind: 'timeline'
      title: string
      intro: string
      phases: readonly { label: string; title: string; text: string }[]
    }
  | { kind: 'testimonials'; title: string; items: readonly Testimonial[] }
  | { kind: 'safety'; title: string; text: string; items: readonly string[] }
  | { kind: 'warning'; title: string; text: string }
  | { kind: 'pricing'; title: string; intro: string; cards: readonly PriceCard[] }
  | { kind: 'faq'; title: string; items: readonly { question: string; answer: string }[] }
  | { kind: 'contact'; title: string; intro: string; cards: readonly ContactCard[] }
  | {
      /** The franchise inquiry: the ways that always work; the form joins them once the page is alive. */
      kind: 'inquiry'
      title: string
      intro: string
      /** What stands before the phone number and the e-mail address. */
      ways: string
      phone: Phone
      email: string
    }
  /** Every clinic; which ones there are is not for the page to say. */
  | { kind: 'clinics'; title: string; intro: string }
  /** Where the page's scheduler stands. */
  | { kind: 'scheduler'; title: string; intro: string }
  | { kind: 'prose'; title: string; intro: string; parts: readonly ProsePart[] }
  | {
      /** What the site keeps in the visitor's browser, with a button that deletes it. */
      kind: 'stored-data'
      title: string
      intro: string
      items: readonly string[]
      /** How to delete it without the button. */
      byHand: string
      button: string
      /** What is said once it is deleted. */
      done: string
      /** What is said where the browser did not delete all of it. */
      failed: string
    }
  | { kind: 'closing'; title: string; text: string; actions: readonly CallToAction[] }
