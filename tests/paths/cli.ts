import { parseArgs } from 'node:util'
import { flows } from '../../machines/registry.ts'
import { cover, defaultBudget, goals, type Goal } from './cover.ts'
import { explore, type AnyFlowModel, type Graph } from './explore.ts'
import { formats, printPaths, problemsOf, summaryHead, summaryRow, table } from './report.ts'

const usage = `npm run paths                       all flows: situations, transitions, paths and steps per goal
npm run paths -- --machine booking  the paths of one flow
  --goal transitions|edges|edge-pairs   --max-steps ${defaultBudget}   --format list|json
npm run paths -- --check            fails when a transition or an edge is on no path`

const { values } = parseArgs({
  options: {
    machine: { type: 'string' },
    goal: { type: 'string' },
    'max-steps': { type: 'string', default: String(defaultBudget) },
    format: { type: 'string', default: 'list' },
    check: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

process.exitCode = main()

function main(): number {
  if (values.help) return say(usage)
  const models: readonly (readonly [string, AnyFlowModel])[] = Object.entries(flows)
  const chosen = models.filter(([id]) => values.machine === undefined || id === values.machine)
  const budget = Number(values['max-steps'])
  const asked = values.goal === undefined ? goals : goals.filter((goal) => goal === values.goal)
  const format = formats.find((name) => name === values.format)
  if (chosen.length === 0)
    return refuse(`There is no machine '${values.machine}': ${models.map(([id]) => id).join(', ')}.`)
  if (asked.length === 0) return refuse(`There is no goal '${values.goal}': ${goals.join(', ')}.`)
  if (!format) return refuse(`There is no format '${values.format}': ${formats.join(', ')}.`)
  if (!Number.isInteger(budget) || budget < 1)
    return refuse(`--max-steps takes a whole number from 1, not '${values['max-steps']}'.`)
  const graphs = chosen.map(([, model]) => explore(model))
  if (values.check) return check(graphs, budget)
  if (values.machine === undefined) return summary(graphs, asked, budget)
  const goal = values.goal === undefined ? 'edges' : asked[0]
  for (const graph of graphs) say(printPaths(graph, cover(graph, goal ?? 'edges', budget), format))
  return 0
}

function summary(graphs: readonly Graph[], asked: readonly Goal[], budget: number): number {
  const rows = graphs.flatMap((graph) => asked.map((goal) => summaryRow(graph, cover(graph, goal, budget))))
  return say(table([summaryHead, ...rows]))
}

/** Transitions and edges of all flows are on a path, and every one of them has its words. */
function check(graphs: readonly Graph[], budget: number): number {
  const goalsToCheck: readonly Goal[] = ['transitions', 'edges']
  const suites = graphs.flatMap((graph) => goalsToCheck.map((goal) => ({ graph, suite: cover(graph, goal, budget) })))
  const problems = [...new Set(suites.flatMap(({ graph, suite }) => problemsOf(graph, suite)))]
  say(table([summaryHead, ...suites.map(({ graph, suite }) => summaryRow(graph, suite))]))
  for (const problem of problems) console.error(problem)
  return problems.length === 0 ? 0 : 1
}

function say(text: string): number {
  console.log(text)
  return 0
}

function refuse(sentence: string): number {
  console.error(sentence)
  return 2
}
