import { machineWalker } from '../core/machine-walker.ts'
import type { Path } from '../core/cover.ts'
import type { AnyFlowModel } from '../core/explore.ts'
import { nameWithId } from '../core/names.ts'
import { walk, type Walker } from '../core/run.ts'
import { stimulusWords } from '../core/words.ts'
import type { Covered } from './formats.ts'

/** A walked path. */
export interface WalkedCase {
  name: string
  /** What each step was in words, and how long it took, from step 0, the opening of the page. */
  steps: readonly { words: string; ms: number }[]
  ms: number
  /** The text of the failure; null where the path passed. */
  failure: string | null
}

/** The walked paths of a flow. */
export interface WalkedSuite {
  flow: string
  properties: Readonly<Record<string, string>>
  cases: readonly WalkedCase[]
}

/**
 * All flows as JUnit XML, one testsuite each. Each path is walked on its machine, since a report has to say whether it
 * passed.
 */
export async function junitOf(flows: readonly Covered[]): Promise<string> {
  const suites = flows.map(async ({ graph: { model }, suite }): Promise<WalkedSuite> => {
    const properties = { goal: suite.goal, 'max-steps': String(suite.budget) }
    const cases = suite.paths.map((path) =>
      timedWalk(
        model,
        path,
        () => machineWalker(model),
        async (arrive) => walk(path, await arrive()),
      ).then(({ walked }) => walked),
    )
    return { flow: model.id, properties, cases: await Promise.all(cases) }
  })
  return junitReport('paths', await Promise.all(suites))
}

/** Walks a path by `run`, from the walker's arrival on, and takes the time of each step. Resolves to the case, with the error where it failed. */
export async function timedWalk(
  model: AnyFlowModel,
  path: Path,
  arrive: () => Walker | Promise<Walker>,
  run: (arriveTimed: () => Promise<Walker>) => Promise<void>,
): Promise<{ walked: WalkedCase; error: Error | null }> {
  const steps: WalkedCase['steps'][number][] = []
  const arriveTimed = async (): Promise<Walker> => {
    const walker = await arrive()
    const { during = (_path, _step, carryOut) => carryOut() } = walker
    return {
      ...walker,
      during: async (own, step, carryOut) => {
        const [edge, began] = [own.steps[step - 1]?.edge, performance.now()]
        try {
          await during(own, step, carryOut)
        } finally {
          const words = edge ? stimulusWords(model, edge.stimulus) : 'the start'
          steps.push({ words, ms: performance.now() - began })
        }
      },
    }
  }
  const began = performance.now()
  const error = await run(arriveTimed).then(
    () => null,
    (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason))),
  )
  const ms = performance.now() - began
  return { walked: { name: nameWithId(path), steps, ms, failure: error?.message ?? null }, error }
}

/** Walked paths as JUnit XML: one testsuite per flow, the steps of a case with their times in its `system-out`. */
export function junitReport(name: string, suites: readonly WalkedSuite[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${escaped(name)}">`,
    ...suites.flatMap(suiteLines),
    '</testsuites>',
  ].join('\n')
}

function suiteLines({ flow, properties, cases }: WalkedSuite): string[] {
  const failures = cases.filter(({ failure }) => failure !== null).length
  const ms = cases.reduce((sum, one) => sum + one.ms, 0)
  return [
    `  <testsuite name="${escaped(flow)}" tests="${cases.length}" failures="${failures}" time="${seconds(ms)}">`,
    '    <properties>',
    ...Object.entries(properties).map(
      ([key, value]) => `      <property name="${escaped(key)}" value="${escaped(value)}"/>`,
    ),
    '    </properties>',
    ...cases.flatMap((one) => caseLines(flow, one)),
    '  </testsuite>',
  ]
}

function caseLines(flow: string, { name, steps, ms, failure }: WalkedCase): string[] {
  const [first = ''] = (failure ?? '').split('\n')
  const failed = failure === null ? -1 : steps.length - 1
  const lines = steps.map(
    ({ words, ms: own }, step) =>
      `${step === failed ? 'FAIL' : 'ok  '} ${String(step).padStart(2)}  ${words} (${seconds(own)} s)`,
  )
  return [
    `    <testcase classname="${escaped(flow)}" name="${escaped(name)}" time="${seconds(ms)}">`,
    ...(failure === null ? [] : [`      <failure message="${escaped(first)}">${inText(failure)}</failure>`]),
    `      <system-out>${inText(lines.join('\n'))}</system-out>`,
    '    </testcase>',
  ]
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(3)
}

function escaped(text: string): string {
  return inText(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;')
}

/** Text as XML 1.0 allows it, which has no control characters. */
function inText(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
  return text.replace(/[&<>]/g, (character) => entities[character] ?? '').replaceAll(/(?!\n)\p{Cc}/gu, ' ')
}
