import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import { locations } from '../../../content/locations/index.ts'
import { offers } from '../../../content/offers.ts'
import { ruler } from '../../../content/ruler.ts'
import { services } from '../../../content/services/index.ts'
import type { DayHours, SessionPhase } from '../../../content/types.ts'
import { Ruler } from './Ruler/Ruler.tsx'
import { SessionBar } from './SessionBar/SessionBar.tsx'
import { WasNow } from './WasNow/WasNow.tsx'
import { weekdays } from './WeekBars/week-scale.ts'
import { WeekBars } from './WeekBars/WeekBars.tsx'

/** Where a shape begins and how wide it is, as shares of its drawing. */
type Extent = readonly [start: number, width: number]

function drawn(graphic: ReactElement): HTMLElement {
  return render(graphic).container
}

function shareOf(shape: Element, attribute: string): number {
  return Number.parseFloat(shape.getAttribute(attribute) ?? '0') / 100
}

function extents(drawing: ParentNode, shapes: string): Extent[] {
  return [...drawing.querySelectorAll(shapes)].map((shape) => [shareOf(shape, 'x'), shareOf(shape, 'width')])
}

/** Every shape that is off by more than a hundredth from what it represents, as sentences. */
function untrue(found: readonly Extent[], meant: readonly Extent[]): string[] {
  if (found.length !== meant.length) return [`${found.length} shapes instead of ${meant.length}`]
  return meant.flatMap(([start, width], index) => {
    const [x = NaN, drawnWidth = NaN] = found[index] ?? []
    const isTrue = Math.abs(x - start) <= 0.01 * Math.max(start, 0.01) && Math.abs(drawnWidth - width) <= 0.01 * width
    return isTrue ? [] : [`shape ${index}: ${x} and ${drawnWidth} instead of ${start} and ${width}`]
  })
}

/** The minutes of each part: for a range the fewest, then the additional ones. */
function partMinutes(session: readonly SessionPhase[]): number[] {
  return session.flatMap(({ from, to }) => (to === undefined ? [from] : [from, to - from]))
}

function inARow(values: readonly number[]): Extent[] {
  const whole = values.reduce((sum, value) => sum + value, 0)
  return values.map((value, index) => {
    const before = values.slice(0, index).reduce((sum, other) => sum + other, 0)
    return [before / whole, value / whole]
  })
}

function hoursOf(time: string): number {
  const [hour = NaN, minute = NaN] = time.split(':').map(Number)
  return hour + minute / 60
}

const sessions = services.flatMap(({ slug, session }) => (session ? [{ slug, session }] : []))
const samplers = offers.flatMap(({ title, price, originalPrice, savings }) =>
  originalPrice ? [{ title, price, originalPrice, savings }] : [],
)
const bars = 'svg > svg'

describe('a session’s bar is as wide as its minutes', () => {
  test('in the services that have minutes', () => {
    const slugs = sessions.map(({ slug }) => slug)
    expect(slugs).toEqual(
      expect.arrayContaining([
        'acoustic-therapy',
        'chillskin',
        'chillslim',
        'compression-therapy',
        'cryotherapy',
        'glutathione',
        'infrared',
        'nad-injections',
        'shockwave-therapy',
        'shockwaves-women',
        'slimpod',
        'telehealth',
        'vitamin-shots',
      ]),
    )
  })

  test.each(sessions)('$slug', ({ session }) => {
    expect(untrue(extents(drawn(<SessionBar session={session} />), bars), inARow(partMinutes(session)))).toEqual([])
  })

  test('and one that is not is found', () => {
    const [{ session } = { session: [] }] = sessions
    const drawing = drawn(<SessionBar session={session} />)
    drawing.querySelector(bars)?.setAttribute('width', '64%')
    expect(untrue(extents(drawing, bars), inARow(partMinutes(session)))).toEqual([
      'shape 0: 0 and 0.64 instead of 0 and 0.625',
    ])
  })
})

describe('a week’s bars are as long as its hours, all on one scale', () => {
  test.each(locations)('$slug', ({ hours }) => {
    const days: DayHours[] = weekdays.map((day) => hours[day])
    const start = Math.min(...days.map(({ opens }) => hoursOf(opens))) - 1
    const whole = Math.max(...days.map(({ closes }) => hoursOf(closes))) + 1 - start
    const meant = days.map(({ opens, closes }): Extent => [
      (hoursOf(opens) - start) / whole,
      (hoursOf(closes) - hoursOf(opens)) / whole,
    ])
    const drawing = drawn(<WeekBars week={hours} now={{ weekday: 'wed', time: '13:30' }} />)
    expect(untrue(extents(drawing, 'rect[x]'), meant)).toEqual([])
    const ticks = [...drawing.querySelectorAll('line')].map((tick): Extent => [
      shareOf(tick, 'x1'),
      shareOf(tick, 'x2'),
    ])
    expect(untrue(ticks, [[(13.5 - start) / whole, (13.5 - start) / whole]])).toEqual([])
  })
})

describe('what an offer costs now is as long as its price, beside what it cost', () => {
  test('both samplers', () => {
    expect(samplers.map(({ title }) => title)).toEqual(['Superhuman Sampler', 'Ageless Sampler'])
  })

  test.each(samplers)('$title', (offer) => {
    const [now, was] = [offer.price, offer.originalPrice].map((price) => Number(price.slice(1)))
    const share = (now ?? NaN) / (was ?? NaN)
    const found = extents(drawn(<WasNow offer={offer} />), 'rect')
    expect(
      untrue(found, [
        [0, 1],
        [0, share],
      ]),
    ).toEqual([])
    expect(offer.savings).toBe(`Save ${Math.round((1 - share) * 100)}%`)
  })
})

describe('the ruler', () => {
  const [low = NaN] = ruler.points.map(({ degrees }) => degrees)
  const high = ruler.points.at(-1)?.degrees ?? NaN

  test('has every temperature at its place, dot, figure and word', () => {
    const drawing = drawn(<Ruler ruler={ruler} />)
    const meant = ruler.points.map(({ degrees }): Extent => [(degrees - low) / (high - low), 0])
    const found = [...drawing.querySelectorAll('circle')].map((dot): Extent => [shareOf(dot, 'cx'), 0])
    expect(untrue(found, meant)).toEqual([])
    for (const dot of drawing.querySelectorAll('circle'))
      for (const words of dot.parentElement?.querySelectorAll('text') ?? [])
        expect(words.getAttribute('x')).toBe(dot.getAttribute('cx'))
  })

  test('has a tick at every tenth and a long one at every fiftieth degree', () => {
    const drawing = drawn(<Ruler ruler={ruler} />)
    expect(drawing.querySelector('svg svg')).toHaveAttribute('viewBox', `${low} 0 ${high - low} 12`)
    const [minor = [], major = []] = [...drawing.querySelectorAll('path')].map(tickPlaces)
    expect(minor).toEqual(Array.from({ length: 42 }, (_, index) => -250 + 10 * index))
    expect(major).toEqual(Array.from({ length: 9 }, (_, index) => -250 + 50 * index))
  })

  test('lies between the coldest and the warmest that services name, and says how far that is', () => {
    const figures = services.flatMap(({ facts }) => facts.map(({ figure }) => figure))
    const temperatures = figures.filter((figure) => figure.endsWith('°F')).flatMap(degreesIn)
    expect([Math.min(...temperatures), Math.max(...temperatures)]).toEqual([low, high])
    expect(ruler.title).toBe(`${high - low} degrees under one roof`)
  })
})

function tickPlaces(path: Element): number[] {
  const [first = NaN, ...steps] = [...(path.getAttribute('d') ?? '').matchAll(/[Mm](-?\d+)/g)].map(([, x]) => Number(x))
  return steps.reduce((places, step) => [...places, (places.at(-1) ?? NaN) + step], [first])
}

function degreesIn(figure: string): number[] {
  return [...figure.matchAll(/−?\d+/g)].map(([number]) => Number(number.replace('−', '-')))
}
