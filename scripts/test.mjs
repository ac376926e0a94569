import { ensureChrome, ensureProgram, prepare } from './support/setup.mjs'

await prepare()
const chrome = ensureChrome()
for (const name of ['nginx', 'sqlite3']) ensureProgram(name)
const { close, counts, runBrowser, runSimple, runUnit, timed } = await import('./support/gates.ts')
const { build } = await import('./support/build.ts')
const { differences } = await import('./support/same-build.ts')
const { checkSizes } = await import('./support/size.ts')

const results = []
for (const gate of ['format', 'lint', 'types', 'types of the machines', 'content', 'paths'])
  results.push(await runSimple(gate))
results.push(await runUnit())
results.push(await timed('build', () => build().then(() => counts(1, 0), reportFailure)))
results.push(await timed('a second build is the same', () => build('dist-again').then(checkSame, reportFailure)))
results.push(await timed('size', () => checkSizes()))
results.push(chrome ? await runBrowser() : await timed('browser', skipBrowser))
if (chrome) results.push(await runSimple('axe in every situation'))
results.push(await runSimple('atlas'))
process.exit(close(results))

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
