import { machineWalker } from '../core/machine-walker.ts'
import type { Path } from '../core/cover.ts'
import type { AnyFlowModel } from '../core/explore.ts'
import { walk } from '../core/run.ts'
import type { Covered } from './formats.ts'

/**
 * All flows as JUnit XML, one testsuite each. Each path is walked on its machine, since a report has to say whether it
 * passed.
 */
export async function junitOf(flows: readonly Covered[]): Promise<string> {
  const suites = await Promise.all(flows.map(suiteOf))
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<testsuites name="paths">', ...suites, '</testsuites>'].join('\n')
}

async function suiteOf({ graph: { model }, suite }: Covered): Promise<string> {
  const cases = await Promise.all(suite.paths.map(async (path) => caseOf(model, path, await failureOf(model, path))))
  const failures = cases.filter((text) => text.includes('<failure')).length
  return [
    `  <testsuite name="${escaped(model.id)}" tests="${cases.length}" failures="${failures}">`,
    '    <properties>',
    `      <property name="goal" value="${suite.goal}"/>`,
    `      <property name="max-steps" value="${suite.budget}"/>`,
    '    </properties>',
    ...cases,
    '  </testsuite>',
  ].join('\n')
}

function caseOf(model: AnyFlowModel, { id, title }: Path, failure: string | null): string {
  const opening = `    <testcase classname="${escaped(model.id)}" name="${escaped(`${id} ${title}`)}"`
  if (failure === null) return `${opening}/>`
  return `${opening}>\n      <failure message="${escaped(failure)}"/>\n    </testcase>`
}

async function failureOf(model: AnyFlowModel, path: Path): Promise<string | null> {
  try {
    await walk(path, machineWalker(model))
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function escaped(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;' }
  return text.replace(/[&<>"\n]/g, (character) => entities[character] ?? '')
}
