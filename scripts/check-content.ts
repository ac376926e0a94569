import { allContent } from '../content/all.ts'
import { checkContent, checkRecords, describeProblem, findSamples, releaseProblems } from '../content/check.ts'
import { conflicts } from '../content/conflicts.ts'
import { buildRecords } from '../content/records.ts'
import { siteSettings } from '../content/site.ts'

const faults = checkContent(allContent)
const problems = [
  ...faults,
  ...(faults.length === 0 ? checkRecords(buildRecords(siteSettings)) : []),
  ...(process.argv.includes('--release') ? releaseProblems(allContent) : []),
]

for (const problem of problems) console.error(describeProblem(problem))

console.log(`${conflicts.length} conflicts of figures for the owner to settle:`)
for (const { about, says } of conflicts) {
  console.log(`  ${about}: ${says.map(({ where, value }) => `${where}: ${value}`).join(' | ')}`)
}
console.log(`${findSamples(allContent).length} sample records left`)

if (problems.length > 0) {
  console.error(`${problems.length} problems`)
  process.exitCode = 1
}
