import { gherkinOf } from '../../paths/formats/gherkin.ts'
import { mermaidOf } from '../../paths/formats/mermaid.ts'
import { chartSvg } from '../chart-svg.ts'
import type { FlowReport } from '../flow-report.ts'
import { plainConfig } from './plain-config.ts'
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
      use: 'one file that imports only xstate, for the Stately editor and visualizer',
      content: () => typescriptOf(machine, input),
    },
    {
      name: `${id}.machine.json`,
      title: 'JSON',
      use: 'the machine’s configuration, implementations by name',
      content: () => `${JSON.stringify(plainConfig(machine, input), null, 2)}\n`,
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
