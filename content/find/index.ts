import { bookingSlugOf } from '../booking-lists.ts'
import { firstClinics } from '../first-clinics.ts'
import { services } from '../services/index.ts'
import type { FindIndex, Service } from '../types.ts'
import { fillers } from './fillers.ts'
import { needs } from './needs.ts'
import { serviceWords } from './service-words.ts'

/** Words that say little by themselves: alone they are answered, in a longer sentence they are not. */
const plain = [
  'beginner',
  'boot',
  'broken',
  'cold',
  'gift',
  'heat',
  'heavy',
  'home',
  'light',
  'memory',
  'night',
  'plane',
  'pod',
  'practice',
  'remote',
  'running',
  'smaller',
  'steam',
  'swimming',
  'time',
  'training',
  'treat',
  'winter',
]

/** What a search knows: services, wishes and the first clinics, each with the words that lead to it. */
export function findIndex(): FindIndex {
  return {
    services: services.map((service) => ({
      slug: service.slug,
      name: service.name,
      figures: figuresOf(service),
      href: service.href,
      bookingId: service.booking?.id ?? null,
      words: [
        ...(service.booking ? [service.booking.name, ...service.booking.aliases] : []),
        ...(serviceWords[service.slug] ?? []),
      ].join(),
    })),
    needs: needs.map(({ title, words, services: slugs, isMedical }) => ({
      title,
      words: words.join(),
      services: slugs,
      ...(isMedical && { isMedical }),
    })),
    clinics: firstClinics.map((clinic) => ({
      slug: clinic.slug,
      name: clinic.name,
      place: clinic.place,
      bookingSlug: bookingSlugOf(clinic),
      words: [clinic.place.replaceAll(',', ''), clinic.address.town, clinic.address.zip].join(),
    })),
    plain: plain.join(),
    fillers: fillers.join(),
  }
}

function figuresOf({ detail, facts }: Service): string {
  if (detail) return `${detail.duration} · ${detail.price}`
  return facts.map(({ figure, label }) => `${figure} ${label}`).join(' · ')
}
