import type { Path } from '../paths/core/cover.ts'
import type { AnyFlowModel } from '../paths/core/explore.ts'
import { scenarioOf } from '../paths/formats/gherkin.ts'

export interface ScenarioLine {
  keyword: string
  text: string
}

/** A path's scenario, taken apart into its title and the lines of each step, the start being step 0. */
export interface Scenario {
  title: string
  steps: readonly (readonly ScenarioLine[])[]
}

/** The Gherkin of a path, step by step. */
export function scenario(model: AnyFlowModel, path: Path): Scenario {
  const lines = scenarioOf(model, path)
    .split('\n')
    .map((line) => line.trim())
  const steps: ScenarioLine[][] = [[]]
  let title = ''
  for (const line of lines) {
    const [, keyword = '', text = ''] = /^(Scenario:|Given|When|Then|And|But) (.*)$/.exec(line) ?? []
    if (keyword === 'Scenario:') title = text
    else if (keyword === 'When') steps.push([{ keyword, text }])
    else if (keyword) steps.at(-1)?.push({ keyword, text })
  }
  return { title, steps }
}
