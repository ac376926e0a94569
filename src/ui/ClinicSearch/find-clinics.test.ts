import { describe, expect, test } from 'vitest'
import type { ListedClinic } from '../../../content/types.ts'
import { findClinics } from './find-clinics.ts'

const phone = { e164: '+19735550130', display: '(973) 555-0130' }

function clinic(name: string, place: string, bookedAs = name): ListedClinic {
  return { name, slug: name.toLowerCase(), booking: { slug: bookedAs, name: bookedAs, place, phone, books: 'online' } }
}

const clinics = [
  clinic('Upper Montclair', 'Montclair, NJ'),
  clinic('Marlboro', 'Englishtown, NJ', 'Englishtown'),
  clinic('Montclair', 'Upper Montclair, NJ'),
  clinic('Orléans Park', 'Dayton, OH'),
]

describe('a search for clinics', () => {
  test.each([
    ['montclair', ['Montclair', 'Upper Montclair']],
    ['MONT', ['Montclair', 'Upper Montclair']],
    ['  upper   mont ', ['Upper Montclair', 'Montclair']],
    ['englishtown', ['Marlboro']],
    ['oh', ['Orléans Park']],
    ['orleans', ['Orléans Park']],
    ['nj montclair', ['Upper Montclair', 'Montclair']],
    ['clair', []],
    ['nowhere', []],
    ['.*', []],
    ['', []],
    ['   ', []],
  ])('for %j finds %j', (words, names) => {
    expect(findClinics(words, clinics).map(({ name }) => name)).toEqual(names)
  })
})
