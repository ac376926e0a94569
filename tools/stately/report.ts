import { fromPromise, type AnyStateMachine } from 'xstate'
import { jsonOf } from '../atlas/exports/json.ts'
import { implementationsOf, plain, plainConfig, recordOf } from '../atlas/exports/plain-config.ts'
import { typescriptOf } from '../atlas/exports/typescript.ts'
import type { AnyFlowModel } from '../paths/core/explore.ts'
import { clicksOf, type Click } from './clicks.ts'
import { extracted } from './extractor.ts'
import { factsOf, type Fact } from './facts.ts'
import { restlessness } from './rest.ts'
import { readAsSketch, type Format } from './sketch.ts'

/** What Stately's tools take of one flow. */
export interface FlowReport {
  flow: string
  facts: readonly (Fact & { isKept: boolean })[]
  clicks: Record<Format, readonly Click[]>
  /** Why a download does not come to rest; null where it does. */
  restless: Record<Format, string | null>
}

/** The flow as a text to paste into Stately Sketch. */
export function pasteable({ machine, input }: AnyFlowModel, format: Format): string | Promise<string> {
  return format === 'json' ? jsonOf(machine, input) : typescriptOf(machine, input)
}

/** Tries Stately's tools on one flow: the extractor on its source, the visualizer on its downloads. */
export async function reportOf(model: AnyFlowModel): Promise<FlowReport> {
  const read = async (format: Format) => readAsSketch(await pasteable(model, format), format)
  const [typescript, bare] = await Promise.all([read('typescript'), read('json')])
  const json = withStandIns(bare)
  return {
    flow: model.id,
    facts: keptFacts(model),
    clicks: { typescript: clicksOf(typescript), json: clicksOf(json) },
    restless: { typescript: await restlessness(typescript), json: await restlessness(json) },
  }
}

function keptFacts({ id, machine, input }: AnyFlowModel): FlowReport['facts'] {
  const kept = new Set(factsOf(extracted(id)).map(({ kind, text }) => `${kind} ${text}`))
  return factsOf(plainConfig(machine, input)).map((fact) => ({
    ...fact,
    isKept: kept.has(`${fact.kind} ${fact.text}`),
  }))
}

/** JSON holds no implementations: whoever runs it provides them. These hold and answer as the ones in TypeScript do. */
function withStandIns(machine: AnyStateMachine): AnyStateMachine {
  const { guards, guardsOfAlways, actors } = implementationsOf(recordOf(plain(machine.config)))
  return machine.provide({
    guards: Object.fromEntries([...guards.keys()].map((name) => [name, () => !guardsOfAlways.includes(name)])),
    actors: Object.fromEntries(actors.map((name) => [name, fromPromise(() => Promise.resolve(null))])),
  })
}
