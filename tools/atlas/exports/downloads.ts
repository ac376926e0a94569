import { gherkinOf } from '../../paths/formats/gherkin.ts'
import { mermaidOf } from '../../paths/formats/mermaid.ts'
import { chartSvg } from '../chart-svg.ts'
import type { FlowReport } from '../flow-report.ts'
import { jsonOf } from './json.ts'
import { scxmlOf } from './scxml.ts'
import { typescriptOf } from './typescript.ts'

/** A file in which a flow can be downloaded. */
export interface Download {
  name: string
  title: string
  use: string
  content: () => string | Promise<string>
}

export function downloadsOf({ id, graph, suite, plainChart }: FlowReport): Download[] {
  const { machine, input } = graph.model
  return [
    {
      name: `${id}.machine.ts`,
      title: 'TypeScript',
      use: 'one file that imports only xstate, to paste into Stately Sketch',
      content: () => typescriptOf(machine, input),
    },
    {
      name: `${id}.machine.json`,
      title: 'JSON',
      use: 'the machine’s configuration, implementations by name, delays in milliseconds',
      content: () => jsonOf(machine, input),
    },
    {
      name: `${id}.mmd`,
      title: 'Mermaid',
      use: 'a state diagram for a README or a wiki',
      content: () => `${mermaidOf([{ graph, suite: { ...suite, paths: [] } }])}\n`,
    },
    {
      name: `${id}.scxml`,
      title: 'SCXML',
      use: 'the W3C’s notation of statecharts',
      content: () => scxmlOf(machine),
    },
    {
      name: `${id}.svg`,
      title: 'SVG',
      use: 'the statechart as a drawing, light and dark',
      content: () => `${chartSvg(plainChart, { isStandalone: true })}\n`,
    },
    {
      name: `${id}.feature`,
      title: 'Gherkin',
      use: 'every path as a scenario',
      content: () => `${gherkinOf([{ graph, suite }])}\n`,
    },
  ]
}
