import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChrome, ensurePostgres, ensureProgram, prepare } from './support/setup.mjs'

await prepare()
const { isDealtTo, partAskedFor, shardOptions } = await import('./support/part.ts')
const { sinceAskedFor } = await import('./support/since.ts')
const { part, since } = asked()
const chrome = ensureChrome()
const others = {
  nginx: ensureProgram('nginx'),
  sqlite3: ensureProgram('sqlite3'),
  aiosmtpd: ensureProgram('aiosmtpd', 'python3-aiosmtpd'),
  PostgreSQL: ensurePostgres(),
}
const {
  checks,
  close,
  counts,
  results: folder,
  runBeside,
  runBrowser,
  runEngines,
  runSimple,
  runUnit,
  sumOf,
  timed,
} = await import('./support/gates.ts')
const { build } = await import('./support/build.ts')
const { keepPart, removePart } = await import('./support/part-results.ts')
const { differences } = await import('./support/same-build.ts')
const { checkSizes } = await import('./support/size.ts')
const { testRun } = await import('./support/test-run.ts')
const { runTool } = await import('./support/tool.ts')

const ofTheBuild = [
  () => timed('a second build is the same', () => build('dist-again').then(checkSame, reportFailure)),
  () => timed('size', () => checkSizes()),
]

const { commit } = testRun()
removePart(folder)
const [results, unit] = await Promise.all([
  runBeside(checks.filter((_, index) => isDealtTo(part, index))),
  runUnit(undefined, shardOptions(part)),
])
results.push(unit)
results.push(await timed('build', () => build().then(() => counts(1, 0), reportFailure)))
for (const [index, gate] of ofTheBuild.entries()) if (isDealtTo(part, checks.length + index)) results.push(await gate())
if (chrome && since !== null && isDealtTo(part, 0)) results.push(...(await runChanged(since)))
results.push(chrome ? await runBrowser(undefined, shardOptions(part)) : await timed('browser', skipBrowser))
const inEngines = isDealtTo(part, checks.length + ofTheBuild.length) ? await runEngines('60s') : null
if (inEngines) results.push(inEngines)
if (part.of > 1) keepPart(folder, { ...part, ...sumOf(results), commit })
else results.push(...(chrome ? [await runSimple('axe in every situation')] : []), await runSimple('atlas'))
for (const [name, place] of Object.entries(others))
  if (place === undefined) console.log(`No ${name} here, and none could be installed: tests that need it did not run.`)
for (const sentence of inEngines?.missing ?? []) console.log(sentence)
console.log('Not run anywhere: the images and deploy/compose.yaml, which need Docker; mail providers and CRMs.')
process.exit(close(results))

function asked() {
  try {
    const { since, others } = sinceAskedFor(process.argv.slice(2))
    return { since, part: partAskedFor(others) }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/**
 * Walks in the browser the paths that take what has changed since a version.
 * @param {string} ref
 */
async function runChanged(ref) {
  const name = `browser: paths that changed since ${ref}`
  const changed = join(folder, 'since.json')
  rmSync(changed, { force: true })
  if (!(await runTool('node', ['tools/paths/cli.ts', '--since', ref]))) return [await timed(name, () => counts(0, 1))]
  const paths = JSON.parse(readFileSync(changed, 'utf8'))
  if (paths.length === 0) return []
  process.env['PATHS_PATH'] = paths.join()
  const result = await runBrowser(name, ['tests/e2e/paths.test.ts'])
  delete process.env['PATHS_PATH']
  return [result]
}

function checkSame() {
  const found = differences('dist', 'dist-again')
  for (const line of found) console.error(line)
  return counts(found.length === 0 ? 1 : 0, found.length)
}

/** @param {unknown} error */
function reportFailure(error) {
  console.error(error)
  return counts(0, 1)
}

function skipBrowser() {
  console.log('Browser tests need Chrome or Chromium: install one, or set CHROME_PATH to it, and run npm test again.')
  return process.env['CI'] ? counts(0, 1) : counts(0, 0, 1)
}
