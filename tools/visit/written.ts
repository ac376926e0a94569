import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { z } from 'zod'
import type { FlowId } from '../../machines/registry.ts'
import { literal } from '../inspector/test-text.ts'
import { capitalized, situationWords, stimulusWords } from '../paths/core/words.ts'
import type { Path } from '../paths/core/cover.ts'
import type { AnyFlowModel, Situation } from '../paths/core/explore.ts'
import { isFlow } from './recorded.ts'
import type { Shrunk } from './shrink.ts'
import type { VisitStep } from './steps.ts'

const kind = 'path of a visit'
const step = z.union([z.strictObject({ does: z.string() }), z.strictObject({ inVain: z.string() })])
const file = z.object({
  kind: z.literal(kind),
  machine: z.string().refine(isFlow, 'is no flow'),
  title: z.string(),
  replay: z.string(),
  steps: z.array(step),
})

/** A path of a visit, as its file holds it. */
export interface PathFile {
  machine: FlowId
  steps: readonly VisitStep[]
}

/** A file that was written, by its name and its text. */
interface Written {
  name: string
  text: string
}

/** Writes the path, the component test and the browser test of a visit; returns the files from the project's root. */
export function writeTests(root: string, folder: string, flow: FlowId, model: AnyFlowModel, shrunk: Shrunk): string[] {
  mkdirSync(folder, { recursive: true })
  return testsOf(flow, model, shrunk, relative(root, folder)).map(({ name, text }) => {
    writeFileSync(join(folder, name), text)
    return relative(root, join(folder, name))
  })
}

/** The three files: the path as JSON, a component test for Vitest, and a test for Playwright. */
function testsOf(flow: FlowId, model: AnyFlowModel, { path, steps }: Shrunk, folder: string): Written[] {
  const name = `${flow}-${path.id}`
  const title = `${flow}: ${capitalized(path.title)}`
  const json = { kind, machine: flow, title, replay: `npm run visit -- ${folder}/${name}.json`, steps }
  const list = stepsText(model, path, steps)
  return [
    { name: `${name}.json`, text: `${JSON.stringify(json, null, 2)}\n` },
    { name: `${name}.test.tsx`, text: componentTest(flow, name, title, list) },
    { name: `visit-${name}.test.ts`, text: browserTest(flow, name, title, list) },
  ]
}

/** Reads a path that was written; null where the text is none. */
export function readPath(text: string): PathFile | null {
  try {
    const { machine, steps } = file.parse(JSON.parse(text))
    return { machine, steps }
  } catch {
    return null
  }
}

function componentTest(flow: FlowId, name: string, title: string, steps: string): string {
  return `// Put this file at tests/visits/${name}.test.tsx, then: npm run test:unit -- tests/visits
import { test } from 'vitest'
import { causesInMemory } from '../../tools/paths/causes.ts'
import { explainingWalker } from '../../tools/paths/explain-in-jsdom.ts'
import { expectWalk, type VisitStep } from '../../tools/visit/steps.ts'
import { testedFlows } from '../flows/all.ts'

const flow = testedFlows[${literal(flow)}]
${steps}

test(${literal(title)}, async () => {
  await expectWalk(flow.model, steps, await explainingWalker(flow, causesInMemory()))
})
`
}

function browserTest(flow: FlowId, name: string, title: string, steps: string): string {
  return `// Put this file at tests/e2e/visit-${name}.test.ts, then: npm run test:e2e -- visit-${name}
import { explainedInBrowser } from '../../tools/paths/explain-in-browser.ts'
import { expectWalk, type VisitStep } from '../../tools/visit/steps.ts'
import { chromiumScreen } from '../drivers/chromium.ts'
import { testedFlows } from '../flows/all.ts'
import { test } from '../walks/support.ts'

const { model, stage, walker } = testedFlows[${literal(flow)}]
${steps}

test(${literal(title)}, async ({ page }, info) => {
  const screen = await chromiumScreen(page, stage)
  await expectWalk(model, steps, explainedInBrowser(model, page, info, walker(screen)))
})
`
}

/** The steps as TypeScript, each with what it means and what it leads to. */
function stepsText(model: AnyFlowModel, path: Path, steps: readonly VisitStep[]): string {
  let taken = 0
  const lines = steps.flatMap((one) => {
    const edge = 'does' in one ? path.steps[taken++]?.edge : undefined
    const says = edge ? `${stimulusWords(model, edge.stimulus)} -> ${inWords(model, edge.to)}` : ''
    return [...(says === '' ? [] : [`  // ${says}`]), `  ${literal(one)},`]
  })
  return lines.length === 0 ? 'const steps: VisitStep[] = []' : `const steps: VisitStep[] = [\n${lines.join('\n')}\n]`
}

/** What is shown in a situation, without its details. */
function inWords(model: AnyFlowModel, situation: Situation): string {
  return situationWords(model, situation).slice(0, situation.leaves.length).join(', ')
}
