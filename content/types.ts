/**
 * What the clinic says: the type of every record in `content/`, inferred from the schema that checks it. Plain data,
 * JSON-safe, no functions. Only types: the schemas and zod stay out of the site.
 */

/* What stands in content's files. */
export type { CallToAction, LeadOffer } from './schema/actions.ts'
export type { ComparedService } from './schema/comparison.ts'
export type { ConsultationContent } from './schema/consultation.ts'
export type { Fact, RulerContent, RulerPoint, SessionPhase } from './schema/graphics.ts'
export type { Arrival, DashboardPreview, HomeContent, HomeSection, Review, ReviewsContent } from './schema/home.ts'
export type { DayHours, ExamSchedule, SpecialDay, Weekday, WeeklyHours } from './schema/hours.ts'
export type { Address, Location, LocationStats, OnlineBooking } from './schema/location.ts'
export type { PageContent } from './schema/page.ts'
export type { Climate, PartFrame, Phone } from './schema/parts.ts'
export type { OfferPackage, Treatment, VitaminShot } from './schema/prices.ts'
export type { ContactCard, PriceCard, PricedGroup, ProsePart, Testimonial } from './schema/section-parts.ts'
export type { Section, TreatmentSection } from './schema/sections.ts'
export type { BookingOffer, Service, ServiceDetail } from './schema/service.ts'
export type { Brand, Conflict, SecurityContact, SiteSettings } from './schema/site.ts'
export type { GlpAnswer, PricingTable, WeightLossPlan, WeightLossProgram } from './schema/weight-loss.ts'

/* What the environment configures. */
export type { EmbedPlace, ExamProvider, PricingProvider, Providers } from './provider-types.ts'

/* Records: what the pages receive. One JSON file each, written by the build. */
export type {
  BookingIndex,
  BookingList,
  BookingLocation,
  BookingService,
  ClinicList,
  ListedClinic,
  ListedService,
  NamedService,
} from './schema/booking.ts'
export type { GridCard, Picture } from './schema/cards.ts'
export type { FindIndex, FoundClinic, FoundNeed, FoundService } from './schema/find.ts'
export type { Consultation } from './schema/consultation.ts'
export type { AllClinics, MenuId, Navigation, NavigationLink } from './schema/navigation.ts'
export type {
  ClinicEntry,
  ContentPage,
  FinderEntry,
  HomePage,
  LocationPage,
  MappedClinic,
  ServicePage,
} from './schema/page-records.ts'
export type { PlacedClinic, Places, PlaceTable, TownGroup } from './schema/places.ts'
export type { AnswerRule, DeliveredSettings } from './schema/settings.ts'
