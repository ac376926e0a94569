import type { ListedClinic } from '../../../content/types.ts'

/**
 * The clinics whose name and place contain every word, or a word that begins with it, in content order; those whose
 * name begins with the words come first. No words find no clinic.
 */
export function findClinics<Clinic extends ListedClinic>(words: string, clinics: readonly Clinic[]): Clinic[] {
  const asked = fold(words)
  if (asked === '') return []
  const parts = asked.split(' ')
  const found = clinics.filter((clinic) => parts.every((part) => ` ${namesOf(clinic)}`.includes(` ${part}`)))
  const isFirst = ({ name }: Clinic) => fold(name).startsWith(asked)
  return [...found.filter(isFirst), ...found.filter((clinic) => !isFirst(clinic))]
}

function namesOf({ name, booking }: ListedClinic): string {
  return fold(`${name} ${booking.name} ${booking.place}`)
}

function fold(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return plain
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
