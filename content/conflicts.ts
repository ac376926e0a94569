import type { Conflict } from './types.ts'

/** Figures of the specification that disagree. Each is shown where the specification puts it, until the owner settles it. */
export const conflicts: readonly Conflict[] = [
  {
    about: 'Number of services',
    says: [
      { where: 'Location page, stats', value: '13 services' },
      { where: 'Services grid', value: '12 cards' },
      { where: 'Booking list of a clinic', value: '12 services' },
      { where: 'Service pages', value: '13 pages, of which 3 have no card; 2 cards have no page' },
    ],
  },
  {
    about: 'Clinics and booking lists',
    says: [
      { where: 'Location pages', value: '6 clinics, Montclair and Marlboro among them' },
      { where: 'Booking lists', value: '5 lists, none for Montclair; Marlboro is called Englishtown' },
    ],
  },
  {
    about: 'Whole body cryotherapy, lowest temperature',
    says: [
      { where: 'Cryotherapy page', value: '-200°F to -256°F' },
      { where: 'Services dialog', value: '-200°F to -250°F' },
    ],
  },
  {
    about: 'Whole body cryotherapy, minutes',
    says: [
      { where: 'Cryotherapy page', value: '1-3 minutes' },
      { where: 'Services dialog', value: '3 minutes' },
    ],
  },
  {
    about: 'ChillSlim, minutes',
    says: [
      { where: 'ChillSlim page', value: '15-30 minutes' },
      { where: 'Services dialog', value: '35-60 minutes' },
    ],
  },
  {
    about: 'ChillSkin, price',
    says: [
      { where: 'ChillSkin page', value: '$149 for a single classic CryoFacial' },
      { where: 'Services dialog', value: 'From $85' },
    ],
  },
  {
    about: 'ChillSkin, minutes',
    says: [
      { where: 'ChillSkin page', value: 'Classic facial 45 minutes, deluxe 60 minutes' },
      { where: 'Services dialog', value: '20-30 minutes' },
    ],
  },
  {
    about: 'Shockwave therapy for men, price',
    says: [
      { where: 'Shockwave page', value: '$199 for the consultation, series price by plan' },
      { where: 'Services dialog', value: 'From $400' },
    ],
  },
  {
    about: 'Shockwaves for women, price',
    says: [
      { where: 'Shockwaves for women page', value: '$199 for the consultation, series price by plan' },
      { where: 'Services dialog', value: 'From $400' },
    ],
  },
  {
    about: 'Infrared sauna, price',
    says: [
      { where: 'Infrared page', value: '$59 for a single session' },
      { where: 'Services dialog', value: 'From $40' },
    ],
  },
  {
    about: 'Infrared sauna, minutes',
    says: [
      { where: 'Infrared page', value: '20-45 minutes treatment, 35-60 minutes with preparation and cool down' },
      { where: 'Services dialog', value: '30-45 minutes' },
    ],
  },
  {
    about: 'Compression therapy, price',
    says: [
      { where: 'Compression page', value: '$89 for a single session' },
      { where: 'Services dialog', value: 'From $35' },
    ],
  },
  {
    about: 'Semaglutide with B12, price',
    says: [
      { where: 'Offer packages and weight-loss program page', value: '$199 per month' },
      { where: 'Treatment prices', value: '$299/month' },
      { where: 'Services dialog', value: 'From $299/month' },
    ],
  },
  {
    about: 'Tirzepatide with B12, price',
    says: [
      { where: 'Offer packages and weight-loss program page', value: '$299 per month' },
      { where: 'Treatment prices', value: '$349/month' },
    ],
  },
  {
    about: 'Weight-loss offer, what $199 buys',
    says: [
      { where: 'Offer packages, weight loss', value: 'From $199 over 3 months' },
      { where: 'Offer packages, semaglutide', value: '$199 per month for 3 months' },
    ],
  },
  {
    about: 'Weight-loss offer, size of the discount',
    says: [
      { where: 'Offer packages, weight loss', value: 'Up to 40% off' },
      { where: 'Treatment prices against offer prices', value: '33% off semaglutide, 14% off tirzepatide' },
    ],
  },
  {
    about: 'Weight-loss program, price for those who take a GLP medication',
    says: [
      { where: 'Weight-loss program page, answer yes', value: 'Special pricing for current GLP medication users' },
      { where: 'Offer packages', value: 'One price for everyone, $199 and $299 per month' },
    ],
  },
  {
    about: 'NAD+, what $199 buys',
    says: [
      { where: 'NAD+ page', value: '$199 for one session' },
      { where: 'Treatment prices', value: '$199/month' },
      { where: 'Vitamin shots', value: '$199 for one shot' },
    ],
  },
  {
    about: 'Vitamin D injection, price',
    says: [
      { where: 'Treatment prices', value: 'Vitamin D $49 per injection' },
      { where: 'Vitamin shots', value: 'D3 $55' },
    ],
  },
  {
    about: 'Telehealth, price',
    says: [
      { where: 'Telehealth page', value: 'A-Sync Approval $0, Sync Visit $49' },
      { where: 'Instant consultation page', value: '$49' },
      { where: 'Services dialog', value: 'From $75' },
    ],
  },
  {
    about: 'Consultation, price',
    says: [
      { where: 'Shockwave pages', value: '$199' },
      { where: 'Instant consultation page', value: '$49' },
      { where: 'Consultation page (exam)', value: 'None given' },
    ],
  },
  {
    about: 'Sync Visit, where its $49 are paid',
    says: [
      { where: 'Telehealth page, pricing button', value: 'Leads to the weight-loss programs, $199 and $299 per month' },
      { where: 'Instant consultation page', value: 'Secure $49 payment' },
    ],
  },
  {
    about: 'Online consultation, when it begins',
    says: [
      { where: 'Instant consultation page, included', value: 'Instant connection' },
      { where: 'Instant consultation page, scheduler', value: 'Schedule your appointment' },
      { where: 'Instant consultation page, success view', value: 'Average wait time: 2-5 minutes' },
    ],
  },
  {
    about: 'Telehealth, minutes',
    says: [
      { where: 'Telehealth page, Sync Visit', value: '30 minutes' },
      { where: 'Services dialog', value: '30-45 minutes' },
    ],
  },
  {
    about: 'Time zone of the telehealth exam',
    says: [
      { where: 'Exam widget', value: '-4 all year' },
      { where: 'Clinics in New Jersey and Ohio', value: '-4 in summer, -5 in winter' },
    ],
  },
]
