import type { FindIndex, FoundClinic, FoundNeed, FoundService } from '../../../content/types.ts'
import { likeness, wordsOf } from './words.ts'

/** What a visitor's words lead to, the likeliest first. */
export interface Found {
  services: readonly FoundService[]
  needs: readonly FoundNeed[]
  clinics: readonly FoundClinic[]
  /** Whether the words are about a matter of health, which a consultation answers. */
  isMedical: boolean
}

/** From this score on, words are taken to mean something; see `scoreOf`. */
const enough = 0.54
/** What scores less than this part of the best score is left out. */
const leastPart = 0.75
const mostServices = 6
const mostNeeds = 3
/** So many comparisons of two words are kept. */
const mostKept = 10_000

interface Entry<Item> {
  item: Item
  phrases: readonly (readonly string[])[]
  /** Every word of its phrases once. */
  vocabulary: readonly string[]
}

interface Typed {
  words: readonly string[]
  /** Every two neighbours as one word. */
  pairs: readonly string[]
  /** How alike a word or a pair is to a known word, from 0 to 1. */
  alike: Alike
}

type Scored<Item> = readonly [item: Item, score: number]

/**
 * Returns the search for an index. It compares the visitor's words with each name, other name and wish, word by word;
 * rare words count more than frequent ones. Source: docs/decisions/38-search.md.
 */
export function searchIn({ services, needs, clinics, plain, fillers }: FindIndex): (text: string) => Found {
  const left = new Set(fillers.split(','))
  const named = services.map((item) => entryOf(item, `${item.name},${item.words}`, left))
  const wished = needs.map((item) => entryOf(item, item.words, left))
  const placed = clinics.map((item) => entryOf(item, `${item.name},${item.words}`, left))
  const weightOf = weigher([...named, ...wished, ...placed])
  const isPlain = new Set(plain.split(','))

  /** How well the typed words fit the phrase of an entry that they fit best, from 0 to 1. */
  function scoreOf({ phrases, vocabulary }: Entry<unknown>, typed: Typed): number {
    const meantAtAll = meantBy(typed, vocabulary)
    return meantAtAll === 0 ? 0 : Math.max(0, ...phrases.map((phrase) => scoreOfPhrase(phrase, typed, meantAtAll)))
  }

  /**
   * The harmonic mean of how much of the phrase was typed and how much of what was typed is in the phrase, or else among
   * all that its entry knows. A phrase of which all was typed counts in any sentence, unless it is a word that says little
   * by itself.
   */
  function scoreOfPhrase(phrase: readonly string[], typed: Typed, meantAtAll: number): number {
    const said = part(phrase, (known) =>
      Math.max(...[...typed.words, ...typed.pairs].map((word) => typed.alike(word, known))),
    )
    if (said === 0) return 0
    const meant = meantBy(typed, phrase)
    const mean = harmonic(said, Math.max(meant, meantAtAll * 0.75))
    if (phrase.length === 1 && isPlain.has(phrase[0] ?? '')) return meant > 0.6 ? mean : 0
    return said > 0.95 ? Math.max(mean, 0.6) : mean
  }

  /** How much of what was typed is among these words; two words may be one of them. */
  function meantBy({ words, pairs, alike }: Typed, known: readonly string[]): number {
    const likest = (word: string) => Math.max(0, ...known.map((one) => alike(word, one)))
    const paired = pairs.map(likest)
    return part(words, (word, place) => Math.max(likest(word), paired[place - 1] ?? 0, paired[place] ?? 0))
  }

  function part(words: readonly string[], likest: (word: string, place: number) => number): number {
    return sum(words.map((word, place) => weightOf(word) * likest(word, place))) / sum(words.map(weightOf))
  }

  function best<Item>(entries: readonly Entry<Item>[], typed: Typed): Scored<Item>[] {
    if (typed.words.length === 0) return []
    return likeliest(entries.map((entry) => [entry.item, scoreOf(entry, typed)]))
  }

  const alike = keptLikeness()
  return (text) => {
    const typed = typedIn(text, left, alike)
    const wishes = best(wished, typed).slice(0, mostNeeds)
    return {
      services: ranked(services, best(named, typed), wishes).slice(0, mostServices),
      needs: wishes.map(([need]) => need),
      clinics: best(placed, typed).map(([clinic]) => clinic),
      isMedical: wishes.some(([{ isMedical }]) => isMedical),
    }
  }
}

function entryOf<Item>(item: Item, phrases: string, fillers: ReadonlySet<string>): Entry<Item> {
  const spelt = phrases
    .split(',')
    .flatMap((phrase) => spellings(wordsOf(phrase, fillers)))
    .filter(({ length }) => length > 0)
  return { item, phrases: spelt, vocabulary: [...new Set(spelt.flat())] }
}

type Alike = (word: string, known: string) => number

function typedIn(text: string, fillers: ReadonlySet<string>, alike: Alike): Typed {
  const words = wordsOf(text, fillers)
  const last = words.at(-1)
  const isBegun = (word: string) => word === last && (words.length === 1 || word.length > 3)
  return {
    words,
    pairs: words.slice(1).map((word, place) => `${words[place] ?? ''}${word}`),
    alike: (word, known) => Math.max(alike(word, known), isBegun(word) ? begun(word, known) : 0),
  }
}

/** `likeness`, with what was asked lately kept for the next key. */
function keptLikeness(): Alike {
  const kept = new Map<string, number>()
  return (word, known) => {
    const asked = `${word} ${known}`
    const before = kept.get(asked)
    if (before !== undefined) return before
    if (kept.size > mostKept) kept.clear()
    const now = likeness(word, known)
    kept.set(asked, now)
    return now
  }
}

/** A phrase as it is, and one of two words also written as one. */
function spellings(words: readonly string[]): (readonly string[])[] {
  return words.length === 2 ? [words, [words.join('')]] : [words]
}

/** How alike a word is to a known one that it begins, from 0 to 1; three letters at least. */
function begun(typed: string, known: string): number {
  return typed.length >= 3 && known.startsWith(typed) ? 0.4 + (0.6 * typed.length) / known.length : 0
}

function likeliest<Item>(scored: readonly Scored<Item>[]): Scored<Item>[] {
  const top = Math.max(0, ...scored.map(([, score]) => score))
  return scored
    .filter(([, score]) => score >= enough && score >= top * leastPart)
    .toSorted(([, one], [, other]) => other - one)
}

/** The services by how well they, or a wish that leads to them, fit what was typed. A name counts more than a wish. */
function ranked(
  services: readonly FoundService[],
  named: readonly Scored<FoundService>[],
  wishes: readonly Scored<FoundNeed>[],
): readonly FoundService[] {
  const scores = new Map<FoundService, number>(named.map(([service, score]) => [service, score * 1.2]))
  for (const [need, score] of wishes)
    need.services.forEach((slug, place) => {
      const service = services.find((one) => one.slug === slug)
      if (service) scores.set(service, Math.max(scores.get(service) ?? 0, score * (1 - place / 20)))
    })
  return [...scores].toSorted(([, one], [, other]) => other - one).map(([service]) => service)
}

/** How much a word tells: the more entries have it, the less. */
function weigher(entries: readonly Entry<unknown>[]): (word: string) => number {
  const counts = new Map<string, number>()
  for (const { phrases } of entries)
    for (const word of new Set(phrases.flat())) counts.set(word, (counts.get(word) ?? 0) + 1)
  return (word) => Math.log(1 + entries.length / (counts.get(word) ?? 1))
}

function harmonic(one: number, other: number): number {
  return (2 * one * other) / (one + other)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((whole, one) => whole + one, 0)
}
