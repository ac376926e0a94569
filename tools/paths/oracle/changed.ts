import { flows } from '../../../machines/registry.ts'
import type { AnyFlowModel } from '../core/explore.ts'
import { since, sinceText } from './since.ts'

/** The ids of all paths that take what has changed since a version, and what that is, for people. Throws as `since` does. */
export function changedPaths(ref: string): { text: string; paths: string[] } {
  const changes = since(ref, Object.values<AnyFlowModel>(flows))
  return { text: sinceText(ref, changes), paths: changes.flatMap(({ touched }) => touched) }
}
