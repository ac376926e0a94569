import type { Names } from './names.ts'
import type { Plan } from './plan.ts'

export function planFlow(_root: string, _names: Names): Plan {
  return { files: {}, edits: {} }
}
