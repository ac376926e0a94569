import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { allContent } from '../../content/all.ts'
import { consultation } from '../../content/consultation.ts'
import { brand } from '../../content/brand.ts'

const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))

describe('the voice of the content', () => {
  test('only brand.ts spells the brand out', () => {
    const spelling = files.filter((file) => readFileSync(`content/${file}`, 'utf8').includes(brand.shortName))
    expect(brand.name).toContain(brand.shortName)
    expect(spelling).toEqual(['brand.ts'])
  })

  test('nothing is shouted, but for the owner’s own words', () => {
    expect(JSON.stringify(allContent).replace(consultation.paid.title, '')).not.toContain('!')
  })
})
