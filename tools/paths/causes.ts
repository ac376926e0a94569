import type { AnyFlowModel } from './core/explore.ts'
import { nameWithId } from './core/names.ts'
import type { WalkFailure } from './core/walk-failure.ts'

/** Where the first report of each cause is kept. */
export interface Causes {
  /** Says where this cause was reported in full; null for the first report of a cause. */
  sameAs: (model: AnyFlowModel, failure: WalkFailure) => string | null
}

/** Causes as long as this program runs, from a place that keeps the first text under each key and returns it. */
export function causesIn(first: (key: string, text: string) => string): Causes {
  return {
    sameAs: (model, failure) => {
      const { path, step, reason } = failure
      const stimulus = path.steps[step - 1]?.edge.stimulus.name ?? 'the start'
      const own = `${nameWithId(path)}, step ${step} of ${path.steps.length}`
      const reported = first([model.id, stimulus, reason].join('\n'), own)
      if (reported === own) return null
      return `${own}\n  Found: ${reason}\n  This is the same as in ‘${reported}’, which says more.`
    },
  }
}

/** Causes in this program's memory. */
export function causesInMemory(): Causes {
  const texts = new Map<string, string>()
  return causesIn((key, text) => {
    const known = texts.get(key) ?? text
    texts.set(key, known)
    return known
  })
}
