import { planClinic } from './clinic.ts'
import { planFlow } from './flow.ts'
import { namesOf, type Names } from './names.ts'
import { carryOut, type Plan } from './plan.ts'
import { Refusal } from './refusal.ts'
import { planService } from './service.ts'

const kinds = new Map<string | undefined, (root: string, names: Names) => Plan>([
  ['clinic', planClinic],
  ['service', planService],
  ['flow', planFlow],
])

/** Writes the skeleton of a new clinic, service or flow; answers the files touched. Throws a Refusal, then nothing is written. */
export async function createNew(root: string, kind: string | undefined, slug: string | undefined): Promise<string[]> {
  const plan = kinds.get(kind)
  if (!plan)
    throw new Refusal(
      `${kind ? `There is no kind '${kind}'. ` : ''}Say clinic, service or flow, and a name: npm run new -- clinic trenton`,
    )
  return carryOut(root, plan(root, namesOf(slug)))
}
