import { clinicsFor } from '../any-list.ts'
import { wordsOf } from './words-of.ts'

/** A page that is asked for by what stands on it. */
export interface FoundPage {
  href: string
  label: string
  /** What stands on it. */
  note: string
  /** The words that ask for it, by themselves or together; see docs/decisions/38-search.md. */
  words: ReadonlySet<string>
}

export const foundPages: readonly FoundPage[] = [
  page(
    '/price-list',
    'Price list',
    'What each service costs',
    'price pricing cost fee rate charge list much package bundle precio costo cuesta lista paquete',
  ),
  page(
    '/locations',
    'Clinics',
    'Their hours, addresses and ways there',
    `hour open opening closed closing time clinic location address direction map where parking near nearby nearest closest
    monday tuesday wednesday thursday friday saturday sunday weekend holiday christmas xmas thanksgiving easter eve horario
    hora direccion ubicacion clinica sabado domingo`,
  ),
  page(
    clinicsFor(),
    'Book a visit',
    'Choose the clinic, then the service and the time',
    'book booking appointment appt reserve reservation schedule scheduling availability available visit cita reservar',
  ),
  page(
    '/new-member',
    'Membership',
    'Start with a trial',
    'membership member new join trial plan subscription first visit time discount coupon promo deal offer membresia',
  ),
  page('/#offers', 'For a first visit', 'The Superhuman and the Ageless Sampler', 'superhuman ageless sampler'),
  page(
    '/services',
    'All services',
    'By temperature, with minutes and prices',
    'service treatment therapy menu offer servicio tratamiento terapia',
  ),
  page('/compare', 'Compare services', 'Side by side', 'compare comparison comparing difference versus vs comparar'),
  page('/reviews', 'Reviews', 'A visit, in our guests’ words', 'review testimonial rating star opinion resena'),
  page('/research', 'Research', 'What each side is for', 'research study studies science evidence benefit'),
  page(
    '/contact',
    'Contact',
    'By telephone, mail, or a callback',
    `contact phone telephone number email mail call callback message cancel move change reschedule refund insurance hsa fsa gift card
    certificate voucher job career hiring kid child children shower wheelchair access accessible ramp elevator wear bring
    contacto telefono correo llamar cancelar trabajo empleo`,
  ),
  page('/franchise', 'Franchise', 'Open a clinic of your own', 'franchise franchising franchisee own franquicia'),
  page('/order-online', 'Order Online', 'Choose a weight-loss plan', 'order online shop buy store comprar'),
  page('/about', 'About', 'Who we are', 'about company story owner nosotros'),
  page('/hipaa', 'Privacy and HIPAA', 'What we do with what you tell us', 'privacy hipaa policy data privacidad'),
  page('/terms', 'Terms', 'Of this site and its services', 'term condition terminos'),
  page('/accessibility', 'Accessibility', 'What is tested, and how', 'accessibility'),
]

function page(href: string, label: string, note: string, words: string): FoundPage {
  return { href, label, note, words: new Set(wordsOf(words)) }
}
