import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { joinParts, keepPart, removePart } from './part-results.ts'

let place = ''
beforeEach(() => void (place = mkdtempSync(join(tmpdir(), 'parts-'))))
afterEach(() => rmSync(place, { recursive: true, force: true }))

/** Writes a folder as a part of the tests does, with a walk, its picture and its line of the history, and a scan. */
function part(number: number, of: number, failed = 0, commit = 'abc'): string {
  const folder = join(place, `part-${number}-of-${of}`)
  write(join(folder, `walks/dom/booking/${number}.json`))
  write(join(folder, `playwright/scans/booking ${number}.json`))
  write(join(folder, `failures/browser/booking/${number}.webp`))
  write(join(folder, 'history.jsonl'), `\n["earlier"]\n["part ${number}"]`)
  keepPart(folder, { number, of, passed: 10 * number, failed, skipped: 0, commit })
  return folder
}

function write(file: string, text = '{}'): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

describe('joined parts', () => {
  test('have the walks and scans of all, none of an earlier run, and what came of each', () => {
    const results = join(place, 'test-results')
    write(join(results, 'walks/dom/booking/earlier.json'))
    const all = joinParts([part(2, 2, 1), part(1, 2)], results)
    expect(readdirSync(join(results, 'walks/dom/booking'))).toEqual(['1.json', '2.json'])
    expect(readdirSync(join(results, 'playwright/scans'))).toEqual(['booking 1.json', 'booking 2.json'])
    expect(all.map(({ number, passed, failed }) => [number, passed, failed])).toEqual([
      [2, 20, 1],
      [1, 10, 0],
    ])
  })

  test('have the pictures of the walks that failed, and none of an earlier run', () => {
    const results = join(place, 'test-results')
    write(join(results, 'failures/browser/booking/earlier.webp'))
    joinParts([part(1, 2), part(2, 2, 1)], results)
    expect(readdirSync(join(results, 'failures/browser/booking'))).toEqual(['1.webp', '2.webp'])
  })

  test('have every line of the history once, also those of before', () => {
    const results = join(place, 'test-results')
    write(join(results, 'history.jsonl'), '\n["of before"]\n["earlier"]')
    joinParts([part(1, 2), part(2, 2)], results)
    const lines = readFileSync(join(results, 'history.jsonl'), 'utf8').split('\n').filter(Boolean)
    expect(lines).toEqual(['["of before"]', '["earlier"]', '["part 1"]', '["part 2"]'])
  })

  test.each([
    ['one is missing', () => [part(1, 3), part(3, 3)], 'Of 3 parts, these are missing or there twice: 2.'],
    ['one is there twice', () => [part(1, 2), part(1, 2), part(2, 2)], 'these are missing or there twice: 1.'],
    ['their numbers differ', () => [part(1, 2), part(2, 3)], 'The parts are of different numbers of parts.'],
    [
      'their commits differ',
      () => [part(1, 2), part(2, 2, 0, 'abd+')],
      'The parts are of different commits: abc, abd+.',
    ],
    ['there is none', () => [], 'Name the folders that the parts left as test-results.'],
    ['one did not end', () => [join(place, 'nowhere')], 'holds no part.json'],
  ])('are refused where %s, and nothing is lost', (_, parts, sentence) => {
    const results = join(place, 'test-results')
    write(join(results, 'walks/dom/booking/earlier.json'))
    expect(() => joinParts(parts(), results)).toThrow(sentence)
    expect(existsSync(join(results, 'walks/dom/booking/earlier.json'))).toBe(true)
  })

  test('are refused where one that ended earlier has begun again', () => {
    const again = part(2, 2)
    removePart(again)
    removePart(again)
    expect(() => joinParts([part(1, 2), again], join(place, 'test-results'))).toThrow('holds no part.json')
  })

  test('are not joined into one of them', () => {
    const folder = part(1, 1)
    expect(() => joinParts([folder], folder)).toThrow('is where the parts are joined: move it first.')
  })
})
