import { spawnSync } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { findFetched, installPackages } from './support/runtime.mjs'
import { fail, prepare, root } from './support/setup.mjs'

await prepare()
const folder = join(root, 'scripts/runtimes')
installPackages(folder, 'Fetching the next version of Node ...')
const nodes = [
  process.execPath,
  findFetched(folder) ?? fail('The next version of Node has no package for this system.'),
]
const [wanted] = process.argv.slice(2)
const runtimes = nodes
  .map((node) => ({ node, version: spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim() }))
  .filter(({ version }) => wanted === undefined || version.startsWith(`v${wanted}.`))
if (runtimes.length === 0) fail(`test:runtimes has no Node ${wanted}.`)

const failed = runtimes.filter(({ node, version }) => {
  console.log(`npm test on Node ${version}`)
  const env = { ...process.env, PATH: [dirname(node), process.env['PATH']].join(delimiter) }
  return spawnSync(node, [join(root, 'scripts/test.mjs')], { cwd: root, stdio: 'inherit', env }).status !== 0
})
for (const { version } of runtimes)
  console.log(`Node ${version}: ${failed.some((one) => one.version === version) ? 'failed' : 'passed'}`)
process.exit(failed.length === 0 ? 0 : 1)
