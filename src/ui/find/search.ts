import type { FindIndex, FoundClinic, FoundNeed, FoundService } from '../../../content/types.ts'
import { wordsOf } from '../../../content/find/words-of.ts'
import { fillerAmong, likeness } from './words.ts'

/** What a visitor's words lead to, the likeliest first. */
export interface Found {
  services: readonly FoundService[]
  needs: readonly FoundNeed[]
  clinics: readonly FoundClinic[]
  /** Whether a word says nothing. */
  isFiller: (word: string) => boolean
  /** Whether the words are about a matter of health, which a consultation answers. */
  isMedical: boolean
  /** Whether something else may be meant than the services that were found: words that no service has, or grave ones. */
  isInDoubt: boolean
}

/** Parts of words that those in danger use, too, among such as are like a service's: 'crisis.ts' knows all of them. */
const grave = /suic|sucid|depres|self|chok|die\b|li[fv]e|breath|end it|[^r] me\b|to hurt|shoot|can.?t|puedo/i

/** From this score on, words are taken to mean something; see `scoreOf`. */
const enough = 0.54
/** What scores less than this part of the best score is left out. */
const leastPart = 0.75
const mostServices = 6
const mostNeeds = 3

interface Entry<Item> {
  item: Item
  phrases: readonly (readonly string[])[]
  /** From this place on, its phrases are everyday words. */
  plainFrom: number
  /** Every word of its phrases once. */
  vocabulary: readonly string[]
}

/** The known words that a typed one is like, each with how much, from 0 to 1. */
type Alike = ReadonlyMap<string, number>

interface TypedWord {
  word: string
  /** What it is like, by itself or as one with a neighbour. */
  alike: Alike
}

type Typed = readonly TypedWord[]

type Scored<Item> = readonly [item: Item, score: number]

/**
 * Returns the search for an index. It compares the visitor's words with each name, other name and wish, word by word;
 * rare words count more than frequent ones. Source: docs/decisions/38-search.md.
 */
export function searchIn({ services, needs, clinics, fillers }: FindIndex): (text: string) => Found {
  const [unsaid, elsewhere] = fillers.split(';').map((words) => words.split(' '))
  const isFiller = fillerAmong(unsaid)
  const named = services.map(entryOf)
  const wished = needs.map(entryOf)
  const placed = clinics.map(entryOf)
  const weights = weightsIn([...named, ...wished, ...placed])
  const rarest = Math.max(...weights.values())
  const weightOf = (word: string) => weights.get(word) ?? rarest
  const alikeOf = keptAlike([...weights.keys()])

  function typedIn(all: readonly string[]): Typed {
    return all.flatMap((word, place) => {
      if (isFiller(word)) return []
      const pairs = [(all[place - 1] ?? '') + word, word + (all[place + 1] ?? '')]
      return [{ word, alike: alikeOf(word, pairs, all.slice(place + 1).every(isFiller)) }]
    })
  }

  /**
   * How well the typed words fit the phrase of an entry that they fit best, from 0 to 1. Everyday words, and a part of a
   * phrase, count only where the entry knows half of what was typed, at least, and not beside a word that none knows.
   */
  function scoreOf({ phrases, plainFrom, vocabulary }: Entry<unknown>, typed: Typed): number {
    const fits = fitsOf(typed, vocabulary)
    const known = fits.filter((fit) => fit > 0).length
    if (known === 0) return 0
    const meantAtAll = part(typed.map(wordOf), fits)
    const isMeant = known * 2 >= fits.length && (known > 1 || typed.every(({ alike }) => alike.size > 0))
    const heard = isMeant ? phrases : phrases.slice(0, plainFrom)
    return Math.max(...heard.map((phrase) => scoreOfPhrase(phrase, typed, meantAtAll, isMeant ? 0 : 0.8)))
  }

  /**
   * The harmonic mean of how much of the phrase was typed and how much of what was typed is in the phrase, or else among
   * all that its entry knows. A phrase of which all was typed counts in any sentence, one of which no more than `least`
   * was typed in none.
   */
  function scoreOfPhrase(phrase: readonly string[], typed: Typed, meantAtAll: number, least: number): number {
    const said = part(
      phrase,
      phrase.map((word) => Math.max(...typed.map(({ alike }) => alike.get(word) ?? 0))),
    )
    if (said <= least) return 0
    const mean = harmonic(said, Math.max(part(typed.map(wordOf), fitsOf(typed, phrase)), meantAtAll * 0.75))
    return said > 0.95 ? Math.max(mean, 0.6) : mean
  }

  function part(words: readonly string[], fits: readonly number[]): number {
    return sum(words.map((word, place) => weightOf(word) * (fits[place] ?? 0))) / sum(words.map(weightOf))
  }

  function best<Item>(entries: readonly Entry<Item>[], typed: Typed): Scored<Item>[] {
    return likeliest(entries.map((entry) => [entry.item, scoreOf(entry, typed)]))
  }

  return (text) => {
    const words = wordsOf(text)
    const typed = typedIn(words.some((word) => elsewhere?.includes(word)) ? [] : words)
    const wishes = best(wished, typed).slice(0, mostNeeds)
    const found = ranked(services, best(named, typed), wishes).slice(0, mostServices)
    return {
      services: found,
      needs: wishes.map(([need]) => need),
      clinics: best(placed, typed).map(([clinic]) => clinic),
      isFiller,
      isMedical: wishes.some(([{ isMedical }]) => isMedical),
      isInDoubt: found.length === 0 || typed.some(({ alike }) => alike.size === 0) || grave.test(text),
    }
  }
}

function entryOf<Item extends Pick<FoundNeed, 'words'>>(item: Item): Entry<Item> {
  const [clear = [], plain = []] = item.words.split(';').map(phrasesIn)
  const phrases = [...clear, ...plain]
  return { item, phrases, plainFrom: clear.length, vocabulary: [...new Set(phrases.flat())] }
}

function phrasesIn(text: string): (readonly string[])[] {
  const phrases = text.split(' ').filter((phrase) => phrase !== '')
  return phrases.flatMap((phrase) => spellings(phrase.split('-')))
}

/** A phrase as it is, and one of two words also written as one. */
function spellings(words: readonly string[]): (readonly string[])[] {
  return words.length === 2 ? [words, [words.join('')]] : [words]
}

function wordOf({ word }: TypedWord): string {
  return word
}

/**
 * Says which of the known words a typed one is like, or a pair that it is in, or, where it may be unfinished, begins.
 * Keeps it for the next key.
 */
function keptAlike(known: readonly string[]): (word: string, pairs: readonly string[], isBegun: boolean) => Alike {
  const kept = new Map<string, Alike>()
  return (word, pairs, isBegun) => {
    const asked = [word, ...pairs, isBegun].join()
    const before = kept.get(asked)
    if (before) return before
    const likest = (one: string) =>
      Math.max(
        likeness(word, one),
        isBegun ? begun(word, one) : 0,
        ...pairs.map((pair) => likeness(pair, one)).filter((much) => much > 0.7),
      )
    const now = new Map(known.map((one) => [one, likest(one)] as const).filter(([, alike]) => alike > 0))
    kept.set(asked, now)
    return now
  }
}

/** How alike a word is to a known one that it begins, from 0 to 1; three letters at least. */
function begun(typed: string, known: string): number {
  return typed.length >= 3 && known.startsWith(typed) ? 0.4 + (0.6 * typed.length) / known.length : 0
}

/** How much each typed word is like one of these, from 0 to 1. */
function fitsOf(typed: Typed, known: readonly string[]): number[] {
  return typed.map(({ alike }) => Math.max(...known.map((word) => alike.get(word) ?? 0)))
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

/** How much each word tells: the more entries have it, the less. */
function weightsIn(entries: readonly Entry<unknown>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { vocabulary } of entries) for (const word of vocabulary) counts.set(word, (counts.get(word) ?? 0) + 1)
  return new Map([...counts].map(([word, count]) => [word, Math.log(1 + entries.length / count)]))
}

function harmonic(one: number, other: number): number {
  return (2 * one * other) / (one + other)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((whole, one) => whole + one, 0)
}
