import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { services } from '../../content/services/index.ts'
import type { Fact, SessionPhase } from '../../content/types.ts'

const requirements = ['figures', 'home'].map((name) => readFileSync(`docs/product/${name}.md`, 'utf8')).join('\n')

/** The sources of a service's figures in the requirements: numbered ones, and its row in the dialogs' table. */
const sources: Record<string, readonly string[]> = {
  cryotherapy: ['P-FIGURE-1', '| Cryotherapy '],
  'local-cryotherapy': ['P-FIGURE-2'],
  chillslim: ['P-FIGURE-4', '| ChillSlim '],
  chillskin: ['P-FIGURE-3'],
  semaglutide: ['P-HOME-5', 'P-HOME-7'],
  'shockwave-therapy': ['P-FIGURE-5', '| Shockwave men '],
  'shockwaves-women': ['P-FIGURE-5', '| Shockwave women '],
  infrared: ['P-FIGURE-6'],
  'compression-therapy': ['P-FIGURE-7', '| Compression '],
  'nad-injections': ['P-FIGURE-8', '| NAD+ '],
  'vitamin-shots': ['| Vitamin Shots '],
  glutathione: ['| Glutathione '],
  'acoustic-therapy': ['P-FIGURE-9'],
  slimpod: ['P-FIGURE-10'],
  telehealth: ['P-FIGURE-11'],
}

function numbersIn(text: string): string[] {
  return text.replaceAll(',', '').match(/\d+/g) ?? []
}

function specified(slug: string): string[] {
  const lines = requirements.split('\n').filter((line) => sources[slug]?.some((source) => line.includes(source)))
  return lines.flatMap((line) => numbersIn(line.replace(/P-\w+-\d+/, '')))
}

function numbersOfFacts(facts: readonly Fact[]): string[] {
  return facts.flatMap(({ figure, label }) => numbersIn(`${figure} ${label}`))
}

/**
 * The minutes of a session in the words of the requirements: a longer choice by its whole length, not by what it adds.
 */
function minutesOf(session: readonly SessionPhase[]): string[] {
  const core = session.find(({ kind }) => kind === 'core')?.from ?? NaN
  return session.flatMap(({ kind, from, to }) => [kind === 'more' ? core + from : from, to ?? []].flat().map(String))
}

describe('no figure of a graphic is invented', () => {
  test.each(services.filter(({ sample }) => !sample))('$slug', ({ slug, facts, session }) => {
    const shown = [...numbersOfFacts(facts), ...minutesOf(session ?? [])]
    const given = specified(slug)
    expect(shown).not.toEqual([])
    expect(shown.filter((number) => !given.includes(number))).toEqual([])
  })

  test('a service without minutes in the requirements has no bar', () => {
    expect(services.filter(({ session }) => !session).map(({ slug }) => slug)).toEqual([
      'local-cryotherapy',
      'semaglutide',
    ])
  })
})
