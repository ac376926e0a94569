import { flows } from '../../machines/registry.ts'
import { parseArgs } from '../../scripts/support/arguments.mjs'
import { helpOf } from '../../scripts/support/help.mjs'
import { evidenceText, writeEvidence } from '../../scripts/support/evidence.ts'
import { fail } from '../../scripts/support/setup.mjs'
import type { AnyFlowModel } from '../paths/core/explore.ts'
import { complaintsOf, evidenceOf } from './evidence.ts'
import { pasteable, reportOf } from './report.ts'

const models = new Map<string, AnyFlowModel>(Object.entries(flows))
const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [flow] = positionals

if (values.check) await check()
else if (flow === undefined) console.log(helpOf('stately'))
else await print(flow)

async function print(id: string): Promise<void> {
  const model = models.get(id) ?? fail(`There is no flow '${id}': name one of ${[...models.keys()].join(', ')}.`)
  process.stdout.write(await pasteable(model, values.json ? 'json' : 'typescript'))
}

async function check(): Promise<void> {
  const reports = await Promise.all([...models.values()].map(reportOf))
  const evidence = evidenceOf(reports)
  writeEvidence(evidence)
  console.log(evidenceText(evidence))
  const complaints = complaintsOf(reports)
  for (const complaint of complaints) console.error(complaint)
  process.exitCode = complaints.length === 0 ? 0 : 1
}
