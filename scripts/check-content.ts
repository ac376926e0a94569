import { loadEnv } from 'vite'
import { findPostedPages, findSharedPaths } from '../content/addresses.ts'
import { allContent } from '../content/all.ts'
import { checkContent, checkRecords, describeProblem, findSamples } from '../content/check/check.ts'
import { conflicts } from '../content/conflicts.ts'
import { locations } from '../content/locations/index.ts'
import { buildRecords } from '../content/records.ts'
import { readProviders } from '../content/providers-schema.ts'
import { releaseProblems } from '../content/release.ts'
import { security } from '../content/security.ts'
import { securityProblems } from '../content/security-check.ts'
import { sampleStaffAddresses, staffAddressProblems } from '../content/staff-addresses-check.ts'
import { staffAddresses } from '../content/staff-addresses.ts'
import { isPage } from '../src/seo/paths.ts'
import { parseArgs } from './support/arguments.mjs'
import { root } from './support/setup.mjs'

const isRelease = parseArgs({ options: { release: { type: 'boolean' } } }).values.release ?? false
const configured = readProviders(loadEnv('production', root))
const faults = checkContent(allContent)
const problems = [
  ...faults,
  ...(faults.length === 0 ? checkRecords(buildRecords(configured.providers)) : []),
  ...staffAddressProblems(
    staffAddresses,
    locations.map(({ slug }) => slug),
  ),
  ...findPostedPages(configured.providers, isPage),
  ...findSharedPaths(configured.providers),
  ...(isRelease ? releaseProblems(allContent, configured.providers) : []),
  ...(isRelease ? securityProblems(security, new Date()) : []),
  ...(isRelease ? sampleStaffAddresses(staffAddresses) : []),
]

for (const problem of problems) console.error(describeProblem(problem))
for (const problem of configured.problems) console.error(problem)

console.log(`${conflicts.length} conflicts of figures for the owner to settle:`)
for (const { about, says } of conflicts) {
  console.log(`  ${about}: ${says.map(({ where, value }) => `${where}: ${value}`).join(' | ')}`)
}
console.log(`${findSamples(allContent).length} sample records left`)

const count = problems.length + configured.problems.length
if (count > 0) {
  console.error(`${count} problems`)
  process.exitCode = 1
}
