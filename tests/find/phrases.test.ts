import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { findIndex } from '../../content/find/index.ts'
import { searchIn } from '../../src/ui/find/search.ts'

const kinds = ['name', 'misspelling', 'abbreviation', 'wish', 'spanish', 'medical', 'nonsense'] as const
const phrasesSchema = z.array(z.strictObject({ phrase: z.string(), kind: z.enum(kinds), right: z.array(z.string()) }))
const files = ['phrases-a.json', 'phrases-b.json', 'phrases-c.json', 'phrases-d.json']
const phrases = files.flatMap((file) => phrasesSchema.parse(read(file)))
/** Phrases about something else, of which some have a word that the search knows. */
const others = z.array(z.string()).parse(read('nonsense.json'))

const search = searchIn(findIndex())
const slugsFor = (phrase: string) => search(phrase).services.map(({ slug }) => slug)

/** What was written before the search, by people who had seen neither names nor wishes. */
describe('phrases that the search was not built with', () => {
  const asked = phrases.filter(({ kind }) => kind !== 'nonsense')
  const wrong = asked
    .filter(
      ({ phrase, right }) =>
        !slugsFor(phrase)
          .slice(0, 3)
          .some((slug) => right.includes(slug)),
    )
    .map(
      ({ kind, phrase, right }) => `${kind}: ${phrase}: ${slugsFor(phrase).join() || 'nothing'}, not ${right.join()}`,
    )

  test('are 150 at least', () => {
    expect(phrases.length).toBeGreaterThanOrEqual(150)
  })

  test('have a right service among the first three, 95 % of them at least', () => {
    expect(wrong.length > asked.length * 0.05 ? wrong : []).toEqual([])
  })

  test('find nothing where they mean nothing', () => {
    const nonsense = phrases.filter(({ kind }) => kind === 'nonsense').map(({ phrase }) => phrase)
    const found = [...nonsense, ...others]
      .map((phrase) => [phrase, slugsFor(phrase)] as const)
      .filter(([, slugs]) => slugs.length > 0)
    expect(found).toEqual([])
  })

  test('lead to a consultation, and say so, where they are about health', () => {
    const silent = phrases
      .filter(({ kind }) => kind === 'medical')
      .filter(({ phrase }) => !search(phrase).isMedical)
      .map(({ phrase }) => phrase)
    expect(silent).toEqual([])
  })
})

function read(file: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'))
}
