/** Words in place of a part that is missing. */
import type { Phrase } from './common.ts'

/** Below the name of a part that cannot be drawn. */
export function missing<Drawn>(name: string, phone: Drawn): Phrase<Drawn> {
  return [`“${name}” cannot be shown right now. Call us for help: `, phone, '.']
}
