import { bookingSlugOf } from '../booking-lists.ts'
import { firstClinics } from '../first-clinics.ts'
import { services } from '../services/index.ts'
import { besideFigures } from '../words/service-detail.ts'
import type { FindIndex, Service } from '../types.ts'
import { elsewhere } from './elsewhere.ts'
import { fillers } from './fillers.ts'
import { misspelt } from './misspelt.ts'
import { needs } from './needs.ts'
import { plain } from './plain.ts'
import { serviceWords } from './service-words.ts'
import { wordsOf } from './words-of.ts'

/** What a search knows: services, wishes and the first clinics, each with the words that lead to it. */
export function findIndex(): FindIndex {
  return {
    fillers: [fillers, elsewhere].map((words) => [...words].join(' ')).join(';'),
    services: services.map((service) => ({
      figures: figuresOf(service),
      words: known([
        service.name,
        ...(service.booking ? [service.booking.name, ...service.booking.aliases] : []),
        ...(serviceWords[service.slug] ?? []),
      ]),
      href: service.href,
      slug: service.slug,
      bookingId: service.booking?.id ?? null,
      name: service.name,
    })),
    needs: needs.map(({ title, words, services: slugs, isMedical }) => ({
      title,
      words: known(words),
      services: slugs,
      ...(isMedical && { isMedical }),
    })),
    clinics: firstClinics.map((clinic) => ({
      slug: clinic.slug,
      name: clinic.name,
      place: clinic.place,
      bookingSlug: bookingSlugOf(clinic),
      words: known([clinic.name, clinic.place, clinic.address.town, clinic.address.zip]),
    })),
  }
}

const unsaid = new Set([...fillers, ...misspelt])

/**
 * Phrases as the search compares them: each once, its words joined by hyphens, in alphabetical order, which is smaller;
 * everyday words after a semicolon.
 */
function known(phrases: readonly string[]): string {
  const said = (phrase: string) => wordsOf(phrase).filter((word) => !unsaid.has(word))
  const spelt = [...new Set(phrases.map((phrase) => said(phrase).join('-')))].toSorted()
  const isPlain = (phrase: string) => plain.has(phrase)
  return [spelt.filter((phrase) => phrase && !isPlain(phrase)).join(' '), spelt.filter(isPlain).join(' ')].join(';')
}

function figuresOf({ detail, facts }: Service): string {
  if (detail) return `${besideFigures(detail.duration)} · ${detail.price}`
  return facts.map(({ figure, label }) => `${figure} ${label}`).join(' · ')
}
