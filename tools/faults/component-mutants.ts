import { cleanup } from '@testing-library/react'
import { vi } from 'vitest'
import type { FlowId } from '../../machines/registry.ts'
import { jsdomScreen } from '../../tests/drivers/jsdom.tsx'
import type { Path } from '../paths/core/cover.ts'
import type { Stimulus } from '../paths/core/explore.ts'
import { walk } from '../paths/core/run.ts'
import { testedFlows } from '../../tests/flows/all.ts'
import type { ComponentFault, Visit } from './component-faults.ts'
import type { Judged } from './results.ts'
import type { Seed } from './seed.ts'

/**
 * Seeds a fault and walks the paths on which it may take effect, the soonest first and at most `tries` of them, until
 * one fails. Rejects where a path fails before the fault has taken effect, which would prove nothing.
 */
export async function judgeComponent(
  flow: FlowId,
  { seed, mayTakeEffectAt, isEquivalent, ...fault }: ComponentFault,
  paths: readonly Path[],
  tries: number,
): Promise<Judged> {
  if (isEquivalent) return { ...fault, status: 'equivalent' }
  let hasTakenEffect = false
  for (const path of pathsAffected(mayTakeEffectAt, paths).slice(0, tries)) {
    const result = await walkWith(flow, path, seed)
    if (result.complaint !== null && !result.hasTakenEffect)
      throw new Error(`'${fault.id}' has not taken effect, and yet: ${result.complaint}`)
    if (result.complaint !== null) return { ...fault, status: 'killed', path: path.id, complaint: result.complaint }
    hasTakenEffect ||= result.hasTakenEffect
  }
  return { ...fault, status: hasTakenEffect ? 'survived' : 'masked' }
}

/**
 * Walks a path in a fresh page with a fault in place. Resolves to the failure's message, or null where the path passes,
 * and to whether the fault took effect.
 */
export async function walkWith(
  flow: FlowId,
  path: Path,
  seed: Seed,
): Promise<{ complaint: string | null; hasTakenEffect: boolean }> {
  const { walker, stage } = testedFlows[flow]
  let now: Stimulus | null = null
  const seeded = seed(() => now)
  try {
    const { perform, refuse, check } = walker(await jsdomScreen(stage))
    const during =
      <Done>(act: (stimulus: Stimulus) => Promise<Done>) =>
      (stimulus: Stimulus): Promise<Done> => {
        now = stimulus
        return act(stimulus)
      }
    const complaint = await walk(path, { perform: during(perform), refuse: during(refuse), check }).then(
      () => null,
      String,
    )
    return { complaint, hasTakenEffect: seeded.hasTakenEffect() }
  } finally {
    cleanup()
    vi.useRealTimers()
    seeded.undo()
  }
}

/**
 * The paths on which a fault may take effect. Paths whose visit there changes the situation come first, then the
 * soonest.
 */
function pathsAffected(mayTakeEffectAt: ComponentFault['mayTakeEffectAt'], paths: readonly Path[]): Path[] {
  const found = paths.flatMap((path) => {
    const visits: Visit[] = [
      { ...path.start, step: 0 },
      ...path.steps.map(({ edge, ignored }, index) => ({ edge, step: index + 1, situation: edge.to, ignored })),
    ]
    const step = visits.findIndex(mayTakeEffectAt)
    const visit = visits[step]
    return visit ? [{ path, step, isChange: visit.edge?.from.key !== visit.situation.key }] : []
  })
  return found
    .toSorted((one, other) => Number(other.isChange) - Number(one.isChange) || one.step - other.step)
    .map(({ path }) => path)
}
