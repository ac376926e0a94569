import { readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import { render } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { climateIn, climates } from './climates.ts'
import { blockOf } from './sample.ts'
import { samplesIn } from './samples.tsx'

const withoutWords = ['Picture', 'PathIcon']
const interfaceFolder = join(import.meta.dirname, '../../src/ui')

/** The components in the folders of blocks and graphics: a file each, called as it is. */
function components(): string[] {
  return ['blocks', 'graphics']
    .flatMap((room) => readdirSync(join(interfaceFolder, room), { recursive: true, encoding: 'utf8' }))
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => parse(file).name)
}

test('every block and every graphic is on the page', () => {
  const shown = new Set(climates.flatMap((climate) => samplesIn(climate).map(blockOf)))
  expect(components().filter((name) => !shown.has(name))).toEqual([])
})

test('an address names the climate, and means cold where it names none or an unknown one', () => {
  expect(['?climate=warm', '?climate=hot', ''].map(climateIn)).toEqual(['warm', 'cold', 'cold'])
})

describe.each(climates)('in the climate %s', (climate) => {
  const cases = samplesIn(climate).map((sample) => [blockOf(sample), sample.state ?? 'as it is', sample] as const)

  test.each(cases)('%s, %s', (name, _, { view }) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { container } = render(<main data-climate={climate}>{view}</main>)
    expect(container.textContent).not.toMatch(withoutWords.includes(name) ? /./ : /^$/)
    expect(container.textContent).not.toMatch(/undefined|null|NaN|\[object/)
    expect(container.querySelectorAll('p:empty:not([role]), ul:empty, ol:empty, h2:empty, h3:empty')).toHaveLength(0)
    for (const link of container.querySelectorAll('a')) expect(link).toHaveAccessibleName()
    for (const picture of container.querySelectorAll('img')) expect(picture).toHaveAttribute('alt')
    const isMeantToBreak = name.endsWith('Boundary')
    if (!isMeantToBreak) expect(complaints.mock.calls).toEqual([])
  })
})
