import { cleanup } from '@testing-library/react'
import { vi } from 'vitest'
import { jsdomScreen } from '../../tests/drivers/jsdom.tsx'
import type { TestedFlow } from '../../tests/flows/flow-steps.ts'
import { causesInMemory } from '../paths/causes.ts'
import type { Path } from '../paths/core/cover.ts'
import { walk, type StepListener, type Walker } from '../paths/core/run.ts'
import { WalkFailure } from '../paths/core/walk-failure.ts'
import { explainingWalker } from '../paths/explain-in-jsdom.ts'

/** Walks a path on the component in a fresh page in jsdom; resolves to how it failed, or to null. */
export async function failureIn(flow: TestedFlow, path: Path): Promise<WalkFailure | null> {
  return failureOf(async () => flow.walker(await jsdomScreen(flow.stage)), path)
}

/** The same, with a failure that explains itself in full, and with each step reported. */
export async function explainedFailureIn(
  flow: TestedFlow,
  path: Path,
  onStep?: StepListener,
): Promise<WalkFailure | null> {
  return failureOf(() => explainingWalker(flow, causesInMemory()), path, onStep)
}

async function failureOf(
  arrive: () => Promise<Walker>,
  path: Path,
  onStep?: StepListener,
): Promise<WalkFailure | null> {
  try {
    await walk(path, await arrive(), onStep)
    return null
  } catch (error) {
    if (!(error instanceof WalkFailure)) throw error
    return error
  } finally {
    cleanup()
    vi.useRealTimers()
  }
}
