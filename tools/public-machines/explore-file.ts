import { bundled } from './bundle.ts'
import { collected, type Collected } from './collect.ts'
import { foundBy } from './found-by.ts'
import { ways, type Line } from './results.ts'
import { standIn } from './stand-in.ts'
import { transitionIds } from '../paths/core/explore.ts'

/** Explores the machines of one file in this process, and prints a `Line` of JSON for each thing that it finds. */
const [, , file = '', folder = '', skipped = ''] = process.argv
const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
Object.assign(globalThis, { standIn, window: globalThis, document: standIn, localStorage: storage })

function print(line: Line): void {
  process.stdout.write(`\nline ${JSON.stringify(line)}\n`)
}

try {
  await import(await bundled(file))
} catch (error) {
  if (collected.length === 0) print({ kind: 'failed', reason: String(error).replaceAll(/\s+/g, ' ').slice(0, 300) })
}
for (const [index, one] of collected.entries()) explored(index, one)
process.exit(0)

function explored(index: number, one: Collected): void {
  const { machine } = one
  print({ kind: 'machine', index, id: machine.id, transitions: [...transitionIds(machine).values()] })
  for (const way of ways) {
    if (skipped.split(',').includes(`${index} ${way}`)) continue
    print({ kind: 'begin', index, way })
    const found = foundBy(way, one, `${folder} ${machine.id}`)
    if (found) print({ kind: 'found', index, way, found })
  }
}
