import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { setup } from 'xstate'
import { bookingModel } from '../../../machines/booking/booking.model.ts'
import { cover, defaultBudget } from '../../paths/core/cover.ts'
import { exploreWithin, type AnyFlowModel } from '../../paths/core/explore.ts'
import { modelOf } from '../../paths/core/small-machines.ts'
import { checkWrongGuards, wrongGuardsLine } from './wrong-guards.ts'

const clinics = (count: number) =>
  numbered(count, (number) => ({ ...bookingModel.input.locations[0], slug: `clinic-${number}` }))
const services = (count: number) =>
  numbered(count, (number) => {
    const name = `${number} of ${count}`
    return { ...bookingModel.input.services[0], id: `service-${name}`, name: `Service ${name}`, aliases: [] }
  })

/** The booking wizard with this many clinics and services and the model's own classes of events. */
function byClasses(locations: number, offered: number): AnyFlowModel {
  const [own, list] = [bookingModel.input, [...bookingModel.input.services, ...services(offered - 2)]]
  return {
    ...bookingModel,
    input: { locations: [...own.locations, ...clinics(locations - 2)], services: list },
    outcomes: { loadServices: { ...bookingModel.outcomes.loadServices, done: { 'the list': list } } },
  }
}

/** The same wizard with a class of events for each clinic, for each service and for each pair of them. */
function byData(locations: number, offered: number): AnyFlowModel {
  const [places, list] = [clinics(locations), services(offered)]
  const pairs = places.flatMap(({ slug }) => list.map(({ id }) => [slug, id] as const))
  return {
    ...bookingModel,
    input: { locations: places, services: list },
    outcomes: { loadServices: { ...bookingModel.outcomes.loadServices, done: { 'the list': list } } },
    events: {
      ...bookingModel.events,
      'booking.open': Object.fromEntries(
        pairs.map(([location, service]) => [`${location}, ${service}`, { location, service: { id: service } }]),
      ),
      'location.pick': Object.fromEntries(places.map(({ slug }) => [slug, { location: slug }])),
      'service.pick': Object.fromEntries(list.map(({ id }) => [id, { service: id }])),
    },
  }
}

function numbered<Value>(count: number, make: (number: number) => Value): Value[] {
  return Array.from({ length: count }, (_, index) => make(index + 1))
}

/**
 * A machine with four transitions from each state: two that branch, so that every state is near the first, one back,
 * and a delay.
 */
function generated(count: number): AnyFlowModel {
  const name = (index: number) => `state${index % count}`
  const states = numbered(count, (number) => {
    const on = { left: name(2 * number - 1), right: name(2 * number), close: name(0) }
    return [name(number - 1), { on, after: { patience: name(number) } }] as const
  })
  const machine = setup({ delays: { patience: 1000 } }).createMachine({
    id: 'generated',
    initial: name(0),
    states: Object.fromEntries(states),
  })
  return modelOf(machine, ['left', 'right', 'close'])
}

const cases: Record<string, () => AnyFlowModel> = {
  'booking 5x12, classes': () => byClasses(5, 12),
  'booking 50x12, classes': () => byClasses(50, 12),
  'booking 1000x12, classes': () => byClasses(1000, 12),
  'booking 5x12, full data': () => byData(5, 12),
  'booking 12x12, full data': () => byData(12, 12),
  'booking 50x12, full data': () => byData(50, 12),
  '10 states': () => generated(10),
  '100 states': () => generated(100),
  '1000 states': () => generated(1000),
}

const head = ['machine', 'situations', 'edges', 'on paths', 'paths', 'steps', 'explore s', 'cover s', 'peak MiB']

/** One row of the table. A path has at most 8 steps, or 12 where there are hundreds of states. */
function measured(name: string, model: AnyFlowModel): string[] {
  const budget = name.endsWith('states') ? 12 : defaultBudget
  const started = performance.now()
  const graph = exploreWithin(model, Infinity)
  const explored = performance.now()
  const { paths, covered } = cover(graph, 'edges', budget)
  const ended = performance.now()
  const steps = paths.reduce((total, path) => total + path.steps.length, 0)
  const counts = [graph.situations.length, graph.edges.length, covered, paths.length, steps].map(String)
  const seconds = [explored - started, ended - explored].map((duration) => (duration / 1000).toFixed(2))
  return [name, ...counts, ...seconds, String(Math.round(process.resourceUsage().maxRSS / 1024))]
}

/** The row of a case, measured in a new process so that cases do not affect each other. */
function rowOf(name: string): string[] {
  const output = execFileSync(process.execPath, [...process.execArgv, fileURLToPath(import.meta.url), name])
  return output.toString().trim().split('\t')
}

function line([name = '', ...figures]: readonly string[]): string {
  return [name.padEnd(25), ...figures.map((figure) => figure.padStart(10))].join('')
}

const [, , asked] = process.argv
const guards = 'wrong guards'
const model = asked === undefined ? undefined : cases[asked]?.()
if (asked === guards) console.log(wrongGuardsLine(checkWrongGuards()))
else if (asked !== undefined && model) console.log(measured(asked, model).join('\t'))
else console.log(`${[head, ...Object.keys(cases).map(rowOf)].map(line).join('\n')}\n${rowOf(guards).join('')}`)
