import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demonstration } from '../content/providers.ts'
import { buildRecords } from '../content/records.ts'
import { cutFace, displayLetters, faceFiles, faceNames } from '../scripts/support/faces.ts'

/** Fields whose text may be shown in a heading, a quotation or a big figure. */
const displayed = /\b(title|\w+Title|name|heading|quote|price|originalPrice|value|text|result)(\.\d+)?$/

const words = import.meta.glob('../content/words/*.ts', { eager: true })

/** Texts of forms, which are never set in the display typeface. */
const ofForms = /\.(placeholder|problems)\b/

test('what is set in the display face has no letter that was cut away', () => {
  const records = strays('', buildRecords(demonstration), (place) => displayed.test(place))
  expect([...records, ...strays('', words, (place) => !ofForms.test(place))]).toEqual([])
})

test('a letter that was cut away is named, with its text and what brings it back', () => {
  expect(
    strays('home', { hero: { title: 'Ω is cold', href: '/#top' }, weeks: [1, 2] }, (place) => displayed.test(place)),
  ).toEqual([
    'home.hero.title: ‘Ω is cold’ has Ω (U+03A9), which the display face lacks: add it to displayLetters in ' +
      'scripts/support/faces.ts, then npm run fonts',
  ])
})

test('figures, signs and quotation marks are in the display face', () => {
  const signs = '0123456789−–—°$,.·&%+/×:;!?()\'"‘’“”é'
  expect(Array.from(signs).filter((sign) => !displayLetters.includes(sign))).toEqual([])
})

for (const name of faceNames)
  test(`the file of the ${name} face is as npm run fonts cuts it`, async () => {
    expect(Buffer.from(await cutFace(name)).equals(readFileSync(faceFiles[name]))).toBe(true)
  })

/** The letters that the display typeface lacks in the texts at these places, as sentences. */
function strays(place: string, value: unknown, isDisplayed: (place: string) => boolean): string[] {
  if (typeof value === 'string') return isDisplayed(place) ? lacking(place, value) : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, child]) =>
    strays(place === '' ? field : `${place}.${field}`, child, isDisplayed),
  )
}

function lacking(place: string, text: string): string[] {
  return [...new Set(text)]
    .filter((letter) => !displayLetters.includes(letter))
    .map((letter) => {
      const code = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
      return `${place}: ‘${text}’ has ${letter} (U+${code}), which the display face lacks: add it to displayLetters in scripts/support/faces.ts, then npm run fonts`
    })
}
