import { describe, expect, test } from 'vitest'
import { findIndex } from '../../../content/find/index.ts'
import type { FindIndex } from '../../../content/types.ts'
import { searchIn } from './search.ts'

const search = searchIn(findIndex())
const slugs = (text: string) => search(text).services.map(({ slug }) => slug)

describe('the search', () => {
  test.each([
    ['cryo', 'cryotherapy'],
    ['Cryotherpy', 'cryotherapy'],
    ['crioterapia', 'cryotherapy'],
    ['slim pod', 'slimpod'],
    ['SlimPod', 'slimpod'],
    ['NAD+', 'nad-injections'],
    ['b 12', 'vitamin-shots'],
    ['GLP-1', 'semaglutide'],
    ['ozempik', 'semaglutide'],
    ['shok wave', 'shockwave-therapy'],
    ['infared sauna', 'infrared'],
    ['krio', 'cryotherapy'],
    ['semiglutide cost per month', 'semaglutide'],
    ['normatec', 'compression-therapy'],
    ['my legs are so tired after work', 'compression-therapy'],
    ['arrugas', 'chillskin'],
    ['I can’t sleep', 'infrared'],
    ['wrink', 'chillskin'],
  ])('answers ‘%s’ with %s first', (text, slug) => {
    expect(slugs(text)[0]).toBe(slug)
  })

  test.each(['', '   ', '???', 'the', 'asdf qwer', 'car insurance', 'pizza delivery', 'leg of lamb recipe', '12345'])(
    'finds nothing for ‘%s’',
    (text) => {
      const { services, needs, clinics } = search(text)
      expect([services, needs, clinics]).toEqual([[], [], []])
    },
  )

  test.each(['migraine', 'cure my arthritis', 'depression', 'dolor cronico', 'chest pain', 'erectile disfunction'])(
    'leads to a consultation, and gives no reason, for ‘%s’',
    (text) => {
      expect(search(text).isMedical).toBe(true)
      expect(slugs(text).slice(0, 3)).toContain('telehealth')
    },
  )

  test.each([
    ['Princeton', 'princeton'],
    ['cincinati', 'cincinnati'],
    ['08558', 'princeton'],
  ])('finds the clinic of ‘%s’', (text, slug) => {
    expect(search(text).clinics.map((clinic) => clinic.slug)).toEqual([slug])
  })

  test('leaves what is far less likely than the best out', () => {
    expect(slugs('sauna')).not.toContain('chillslim')
    expect(search('sleep').isMedical).toBe(false)
  })

  test('answers a thousand letters', () => {
    expect(slugs('sauna '.repeat(200))).toContain('infrared')
  })
})

describe('an index', () => {
  const service = (slug: string, words: string) => ({
    slug,
    name: slug,
    figures: '$1',
    href: `/services/${slug}`,
    bookingId: null,
    words,
  })
  const index: FindIndex = { services: [], needs: [], clinics: [], fillers: 'for my;movie' }

  test('without entries finds nothing', () => {
    expect(searchIn(index)('sauna').services).toEqual([])
  })

  test('has everyday words, which count where half of the words are known', () => {
    const found = searchIn({ ...index, services: [service('infrared', 'sauna;heat steam')] })
    expect(found('heat').services).toHaveLength(1)
    expect(found('steam heat for my legs').services).toHaveLength(1)
    expect(found('steam heat pump repair').services).toHaveLength(1)
    expect(found('heat pump repair').services).toEqual([])
    expect(found('sauna pump repair').services).toHaveLength(1)
  })

  test('has words of other matters, beside which nothing counts', () => {
    const found = searchIn({ ...index, services: [service('infrared', 'sauna')] })
    expect(found('sauna movies').services).toEqual([])
  })

  test('knows a long name with a letter off in any sentence, also in two words', () => {
    const found = searchIn({ ...index, services: [service('cryotherapy', 'cryotherapy')] })
    expect(found('krio therapy for a guitar player').services).toHaveLength(1)
    expect(found('cryotherapi for a guitar player').services).toHaveLength(1)
  })

  test('has everyday words, which do not count beside a word that nothing is like', () => {
    const found = searchIn({ ...index, services: [service('boots', 'leg-boot;boot')] })
    expect(found('boots').services).toHaveLength(1)
    expect(found('cowboy boots').services).toEqual([])
    expect(found('leg boots cowboy').services).toHaveLength(1)
  })

  test('is answered by name before wish', () => {
    const need = { title: 'Rest', words: 'sauna', services: ['pod'] }
    const found = searchIn({ ...index, services: [service('pod', ''), service('infrared', 'sauna')], needs: [need] })
    expect(found('sauna').services.map(({ slug }) => slug)).toEqual(['infrared', 'pod'])
  })

  test('leads to no service that it lacks', () => {
    const need = { title: 'Rest', words: 'rest', services: ['gone'] }
    expect(searchIn({ ...index, needs: [need] })('rest').services).toEqual([])
  })
})
