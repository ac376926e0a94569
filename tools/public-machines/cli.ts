import { resolve } from 'node:path'
import { helpOf } from '../../scripts/support/help.mjs'
import { writeEvidence } from '../../scripts/support/evidence.ts'
import { exploreFile, type FileResult } from './explore-files.ts'
import { filesWithMachines } from './find.ts'
import { distinct, evidenceOf, figuresOf, type Searched } from './table.ts'

const given = process.argv.slice(2)

if (given.includes('--help')) console.log(helpOf('paths:public'))
else if (given.length === 0)
  fail('Name a folder: npm run paths:public -- ../examples "statelyai/xstate examples at b1811bf"')
else await run(given)

/** Folders each followed by how their code is known; the page of evidence is written where all have a name. */
async function run(args: readonly string[]): Promise<void> {
  const searched: Searched[] = []
  for (let at = 0; at < args.length; at += 2) {
    const folder = args[at] ?? ''
    const name = args[at + 1] ?? folder
    const results = await searchedIn(resolve(folder))
    searched.push({ name, results })
    console.log(`${name}: ${figuresOf(distinct(results.flatMap(({ machines }) => machines)))}`)
  }
  if (args.length % 2 === 0) console.log(`Written: ${writeEvidence(evidenceOf(searched))}`)
}

async function searchedIn(folder: string): Promise<FileResult[]> {
  const results: FileResult[] = []
  for (const file of filesWithMachines(folder)) {
    const result = await exploreFile(folder, file)
    results.push(result)
    for (const { id, transitions, found } of result.machines) {
      const figures = Object.entries(found).map(([way, one]) => `${way} ${one.refused ? 'refused' : one.taken}`)
      console.log(`${file} ${id}: ${transitions} transitions; ${figures.join(', ')}`)
    }
  }
  return results
}

function fail(sentence: string): void {
  console.error(sentence)
  process.exitCode = 2
}
