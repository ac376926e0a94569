import { describe, expect, test } from 'vitest'
import { nextStop, type Stops } from './next-stop.ts'

const top = ['Services', 'Locations', 'Reviews']
const collapsed: Stops<string> = { top, trigger: null, links: [] }
const expanded: Stops<string> = { top, trigger: 'Services', links: ['All', 'Cryo', 'Infrared'] }

type Row = [key: string, from: string, to: string | null]

describe('on the top level', () => {
  test.each<Row>([
    ['ArrowRight', 'Services', 'Locations'],
    ['ArrowDown', 'Locations', 'Reviews'],
    ['ArrowRight', 'Reviews', null],
    ['ArrowLeft', 'Reviews', 'Locations'],
    ['ArrowUp', 'Locations', 'Services'],
    ['ArrowUp', 'Services', null],
    ['Home', 'Reviews', 'Services'],
    ['Home', 'Services', null],
    ['End', 'Services', 'Reviews'],
    ['End', 'Reviews', null],
    ['Tab', 'Services', null],
    ['Enter', 'Services', null],
    ['a', 'Services', null],
    ['ArrowRight', 'elsewhere', null],
  ])('%s leads from %s to %s', (key, from, to) => {
    expect(nextStop(key, from, collapsed)).toBe(to)
  })
})

describe('with a menu open', () => {
  test.each<Row>([
    ['ArrowDown', 'Services', 'All'],
    ['ArrowRight', 'Services', 'Locations'],
    ['ArrowDown', 'Locations', 'Reviews'],
    ['ArrowDown', 'All', 'Cryo'],
    ['ArrowRight', 'Cryo', 'Infrared'],
    ['ArrowDown', 'Infrared', null],
    ['ArrowLeft', 'Infrared', 'Cryo'],
    ['ArrowUp', 'All', null],
    ['Home', 'Infrared', 'All'],
    ['End', 'All', 'Infrared'],
    ['Tab', 'All', null],
  ])('%s leads from %s to %s', (key, from, to) => {
    expect(nextStop(key, from, expanded)).toBe(to)
  })

  test('an empty menu cannot be entered', () => {
    expect(nextStop('ArrowDown', 'Services', { ...expanded, links: [] })).toBe(null)
  })
})
