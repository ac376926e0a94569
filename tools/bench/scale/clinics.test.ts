import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { allContent } from '../../../content/all.ts'
import { checkContent } from '../../../content/check/check.ts'
import { buildFlags } from './bench.ts'
import { generateClinics } from './clinics.ts'
import { cellsOf, type Figures } from './table.ts'

describe('generated clinics', () => {
  test('are valid together with the site’s own, a thousand of them', () => {
    expect(checkContent({ ...allContent, locations: [...allContent.locations, ...generateClinics(994)] })).toEqual([])
  })

  test('are the same for the same seed, and others for another', () => {
    expect(generateClinics(30, 7)).toEqual(generateClinics(30, 7))
    expect(generateClinics(30, 8)).not.toEqual(generateClinics(30, 7))
  })

  test('are refused where there are too few names', () => {
    expect(() => generateClinics(5000)).toThrow(/There are names for \d+ clinics, not for 5000/)
  })
})

describe('the table', () => {
  const six: Figures = {
    clinics: 6,
    bundling: { seconds: 7.96, peakMiB: 1300 },
    prerendering: {
      pages: 101,
      home: { kib: 144.64, requests: 21 },
      clinic: { kib: 120, requests: 19 },
      parts: { otherPages: 1.04, calendars: 1, pictures: 2 },
      seconds: 4.96,
      peakMiB: 512.4,
    },
  }
  const rest = ['1.0', '1.0', '2.0', '5.0', '512', '8.0', '1,300']

  test('has a row for each build, with the change from the first', () => {
    const home = { kib: 145.4, requests: 21 }
    const many: Figures = { ...six, clinics: 1000, prerendering: { ...six.prerendering, pages: 14_000, home } }
    expect(cellsOf([six, many]).slice(1, 3)).toEqual([
      ['6', '101', '144.6', '21', '120.0', '19', ...rest],
      ['1,000', '14,000', '145.4 (+0.53 %)', '21', '120.0 (+0.00 %)', '19', ...rest],
    ])
  })
  test('says of the last build what is asked and whether it is met', () => {
    const clinic = { kib: 122, requests: 19 }
    const many: Figures = { ...six, clinics: 1000, prerendering: { ...six.prerendering, clinic, peakMiB: 1024 } }
    expect(cellsOf([six, many]).at(-1)?.filter(Boolean)).toEqual([
      'asked',
      'at most 1 % more: met',
      'at most 1 % more: **not met**',
      'at most 60: met',
      'at most 240: met',
      'at most 1,024: met',
    ])
  })
})

test('what is measured starts Node as the build does', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(scripts.build).toBe(`node ${buildFlags.join(' ')} scripts/build.mjs`)
})
