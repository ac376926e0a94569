import { spawnSync } from 'node:child_process'
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

/**
 * Writes the skeleton of a new clinic, service or flow. Resolves to the paths of the files touched. Throws a Refusal,
 * after which nothing is written.
 */
export async function createNew(root: string, kind: string | undefined, slug: string | undefined): Promise<string[]> {
  const plan = kinds.get(kind)
  if (!plan)
    throw new Refusal(
      `${kind ? `There is no kind '${kind}'. ` : ''}Say clinic, service or flow, and a name: npm run new -- clinic trenton`,
    )
  const names = namesOf(slug)
  const written = await carryOut(root, plan(root, names))
  return kind === 'flow' ? [...written, ...writePaths(root, names)] : written
}

/** What has to be put in by hand in a clinic that `createNew` wrote, in a line; null where it wrote something else. */
export function samplesIn(kind: string | undefined, slug: string | undefined): string | null {
  return kind === 'clinic'
    ? `State, address, coordinates, time zone, telephone, hours and figures in content/locations/${slug ?? ''}.ts are samples: put in the clinic's own.`
    : null
}

/** Runs the commands that write a new flow's lock file, and no other, and the page of evidence. */
function writePaths(root: string, { slug }: Names): string[] {
  for (const args of [['--lock', '--machine', slug], []]) {
    const { status, stderr } = spawnSync(process.execPath, ['tools/paths/cli.ts', ...args], {
      cwd: root,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`npm run paths ended with ${status}: ${stderr}`)
  }
  return [`machines/${slug}/paths.lock.json`, 'docs/evidence/paths.md']
}
