import { render, screen } from '@testing-library/react'
import { run } from 'axe-core'
import { describe, expect, test } from 'vitest'
import { princeton } from '../../../content/locations/princeton.ts'
import { offers } from '../../../content/offers.ts'
import { ruler } from '../../../content/ruler.ts'
import { infrared } from '../../../content/services/infrared.ts'
import { slimpod } from '../../../content/services/slimpod.ts'
import { Ruler } from './Ruler/Ruler.tsx'
import { barParts, namedFrom } from './SessionBar/bar-parts.ts'
import { SessionBar } from './SessionBar/SessionBar.tsx'
import { WasNow } from './WasNow/WasNow.tsx'
import { WeekBars } from './WeekBars/WeekBars.tsx'

const sampler = { price: '$39', originalPrice: '$150', savings: 'Save 74%' }
const session = infrared.session ?? []
const week = { ...princeton.hours, sun: null }

const graphics = {
  Ruler: <Ruler ruler={ruler} />,
  SessionBar: <SessionBar session={session} />,
  WeekBars: <WeekBars week={week} now={{ weekday: 'mon', time: '10:30' }} />,
  WasNow: <WasNow offer={sampler} />,
}

describe.each(Object.entries(graphics))('%s', (_, graphic) => {
  test.each(['cold', 'pressure', 'within', 'warm'])(
    'passes axe on the scene and the surface of %s',
    async (climate) => {
      const { container } = render(
        <main data-climate={climate}>
          <div data-scene="">{graphic}</div>
          <div>{graphic}</div>
        </main>,
      )
      const { violations } = await run(container, { rules: { 'color-contrast': { enabled: false } } })
      expect(violations).toEqual([])
    },
  )

  test('exposes only its text, and needs no script or style of its own', () => {
    const { container } = render(graphic)
    for (const drawing of container.querySelectorAll('svg')) expect(drawing.closest('[aria-hidden]')).not.toBeNull()
    expect(container.querySelector('[style], script')).toBeNull()
  })
})

function texts(role: 'listitem' | 'definition'): (string | null)[] {
  return screen.getAllByRole(role).map(({ textContent }) => textContent)
}

describe('drawings are also in words', () => {
  test('the ruler as its temperatures', () => {
    render(graphics.Ruler)
    expect(screen.getByText('416 degrees under one roof')).toBeInTheDocument()
    expect(texts('listitem')).toEqual([
      '−256°F our chamber',
      '−128.6°F coldest air measured on Earth',
      '32°F ice melts',
      '98.6°F you',
      '160°F infrared',
    ])
  })

  test('a session as its phases, with all of it', () => {
    render(graphics.SessionBar)
    expect(texts('listitem')).toEqual(['Prep 5 minutes', 'Heat 20–45 minutes', 'Cool down 10 minutes'])
    expect(screen.getByText('35–60 minutes in all')).toBeInTheDocument()
  })

  test('what a longer choice adds as minutes more', () => {
    render(<SessionBar session={slimpod.session ?? []} />)
    expect(texts('listitem')).toEqual(['One area 30 minutes', 'Multiple areas 15 minutes more'])
  })

  test('a week as its days, a closed one too', () => {
    render(graphics.WeekBars)
    expect(texts('definition')).toEqual([...Array<string>(5).fill('9am–8pm'), '9am–4pm', 'Closed'])
  })

  test('prices as was and now, with the saving', () => {
    render(graphics.WasNow)
    expect(texts('definition')).toEqual(['$150', '$39'])
    expect(screen.getByText('Save 74%')).toBeInTheDocument()
  })
})

test('now is a tick on today alone, and none where the clinic’s day is not known or over', () => {
  const { container, rerender } = render(graphics.WeekBars)
  const ticks = () => [...container.querySelectorAll('line')].map((tick) => tick.closest('dd')?.previousSibling)
  expect(ticks().map((day) => day?.textContent)).toEqual(['Mon'])
  rerender(<WeekBars week={week} now={{ weekday: 'mon', time: '23:10' }} />)
  expect(ticks()).toEqual([])
  rerender(<WeekBars week={week} now={null} />)
  expect(ticks()).toEqual([])
})

test('an offer that names no plain price before or now has no bars', () => {
  const without = offers.filter(({ originalPrice }) => originalPrice === null)
  expect(without).not.toEqual([])
  const { container } = render(without.map((offer) => <WasNow key={offer.title} offer={offer} />))
  expect(container).toBeEmptyDOMElement()
})

test('a word is within its part of the bar only if it fits', () => {
  const parts = barParts(session)
  expect(parts.map(({ narrow, wide, full }) => [narrow, wide, full])).toEqual([
    ['5', '5', 'Prep, 5'],
    ['Heat, 20', 'Heat, 20 min', 'Heat, 20 min'],
    ['up to 45', 'up to 45 min', 'up to 45 min'],
    ['10', '10 min', 'Cool down, 10 min'],
  ])
  expect(namedFrom(session, parts)).toBe('full')
})
