import { ensureChrome, prepare } from './support/setup.mjs'

await prepare()
const chrome = ensureChrome()
const { close, counts, runBrowser, runSimple, runUnit, timed } = await import('./support/gates.ts')
const { build } = await import('./support/build.ts')
const { checkSizes } = await import('./support/size.ts')

const results = []
for (const gate of ['format', 'lint', 'types', 'types of the machines', 'content', 'paths'])
  results.push(await runSimple(gate))
results.push(await runUnit())
results.push(await timed('build', () => build().then(() => counts(1, 0), reportFailure)))
results.push(await timed('size', () => checkSizes()))
results.push(chrome ? await runBrowser() : await timed('browser', skipBrowser))
results.push(await runSimple('atlas'))
process.exit(close(results))

/** @param {unknown} error */
function reportFailure(error) {
  console.error(error)
  return counts(0, 1)
}

function skipBrowser() {
  console.log('Browser tests need Chrome or Chromium: install one, or set CHROME_PATH to it, and run npm test again.')
  return process.env['CI'] ? counts(0, 1) : counts(0, 0, 1)
}
