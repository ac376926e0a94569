import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { flows } from '../../../machines/registry.ts'
import { cover } from '../core/cover.ts'
import { explore, type AnyFlowModel } from '../core/explore.ts'
import { modelOf } from '../core/model-of.ts'
import { club, clubInputs } from '../core/small-machines.ts'
import { bookingModel } from '../../../machines/booking/booking.model.ts'
import { elsewhere } from './elsewhere.ts'
import { readRequirements, requirementsOf } from './product.ts'
import { traceOf, traceProblems, unasked, type Traceable } from './trace.ts'

const traceable = (model: AnyFlowModel): Traceable => {
  const graph = explore(model)
  return { graph, suite: cover(graph, 'edges') }
}
const decisions = new Set(
  readdirSync(join(import.meta.dirname, '../../../docs/decisions')).map((name) => Number.parseInt(name, 10)),
)
const all = Object.values(flows).map(traceable)
const requirements = readRequirements()

describe('the requirements of docs/product', () => {
  test('are each a flow’s, with a path for every transition that fulfils them, or named as no flow’s', () => {
    expect(traceProblems(traceOf(requirements, all), all, elsewhere, decisions)).toEqual([])
    expect(requirements.length).toBeGreaterThan(100)
  })
})

describe('a requirement', () => {
  const page = `# Booking

- **P-BOOK-1** A dialog of [three](x.md) steps: \`/book\`.
- No number.
- **P-BOOK-2** Back.
`
  const [first, second] = requirementsOf('booking.md', page)
  const booking = (asked: Record<string, string[]>) => [traceable({ ...bookingModel, requirements: asked })]
  const problems = (asked: Record<string, string[]>, others: Record<string, string> = {}) => {
    const given = booking(asked)
    const read = requirementsOf('booking.md', page)
    return traceProblems(traceOf(read, given), given, others, new Set([31]))
  }

  test('is read with its number, its page and its plain words', () => {
    expect([first, second]).toEqual([
      { number: 'P-BOOK-1', page: 'booking.md', text: 'A dialog of three steps: /book.' },
      { number: 'P-BOOK-2', page: 'booking.md', text: 'Back.' },
    ])
  })

  test('stands for all guarded twins where it gives no number of one', () => {
    const given = booking({ 'P-BOOK-2': ['open.location history.back'], 'P-BOOK-1': ['open.service history.back #2'] })
    const ids = traceOf(requirementsOf('booking.md', page), given).map(({ transitions }) =>
      transitions.map(({ id }) => id),
    )
    expect(ids).toEqual([
      ['open.service history.back #2'],
      ['open.location history.back #1', 'open.location history.back #2'],
    ])
  })

  test('or a decision is named by a flow, and the transitions that none names are told', () => {
    const given = booking({
      'P-BOOK-1': ['open.arriving always', 'open.location history.back'],
      'decision 31': ['closed booking.open'],
    })
    expect(unasked(given).slice(0, 3)).toEqual([
      'booking: open booking.close',
      'booking: open.location location.pick',
      'booking: open.location service.first',
    ])
  })

  test('without a transition is a problem, as is one that is somebody’s twice', () => {
    expect(problems({ 'P-BOOK-1': ['open booking.close'] })).toEqual([
      "P-BOOK-2 has no transition: name it in a flow's model, or in tools/paths/requirements/elsewhere.ts.",
    ])
    expect(problems({ 'P-BOOK-1': ['open booking.close'] }, { 'P-BOOK-1': 'content', 'P-BOOK-2': 'content' })).toEqual([
      'P-BOOK-1 is said to be no flow’s, but booking names it.',
    ])
  })

  test('has to be there, and so do its transitions and decisions', () => {
    const unknown = ['P-BOOK', 9].join('-')
    const asked = { [unknown]: ['closed booking.open'], 'decision 30': ['closed booking.open'], 'decision 31': ['x'] }
    const content = { 'P-BOOK-1': 'content', 'P-BOOK-2': 'content', 'P-BOOK-8': 'content' }
    expect(problems(asked, content)).toEqual([
      'There is no requirement P-BOOK-8.',
      `booking: there is no ${unknown}.`,
      'booking: there is no decision 30.',
      "booking: decision 31 names 'x', which is no transition.",
    ])
  })

  test('of a transition on the way to a start has the paths that begin there', () => {
    const joined = { ...modelOf(club, { inputs: clubInputs }), requirements: { 'P-BOOK-1': ['asked always #2'] } }
    const [trace] = traceOf(requirementsOf('booking.md', page), [traceable(joined)])
    const begins = trace?.transitions.flatMap(({ paths }) => paths.map(({ start }) => start.input))
    expect(begins).toEqual(['a guest'])
  })

  test('whose transition no path takes is a problem', () => {
    const [flow] = booking({ 'P-BOOK-1': ['open booking.close'] })
    const without = flow ? [{ ...flow, suite: { ...flow.suite, paths: [] } }] : []
    const read = requirementsOf('booking.md', page).slice(0, 1)
    expect(traceProblems(traceOf(read, without), without, {}, new Set())).toEqual([
      "P-BOOK-1: no path of booking takes 'open booking.close'.",
    ])
  })
})
