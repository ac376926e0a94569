import { ensureChrome, prepare } from './support/setup.mjs'

await prepare()
const chrome = ensureChrome()
const { close, counts, runBrowser, runSimple, runUnit, timed } = await import('./support/gates.ts')

process.env['PATHS_GOAL'] ??= 'edge-pairs'
process.env['PATHS_MAX_STEPS'] ??= '16'
const goal = process.env['PATHS_GOAL']
const results = [
  await runUnit(`${goal} on the machine`, ['tools/paths/machine-paths.test.ts']),
  await runUnit(`${goal} on the component`, ['tools/paths/component-paths.test.tsx']),
  chrome ? await runBrowser(`${goal} in the browser`, ['tests/e2e/paths.test.ts']) : await timed('browser', skip),
  await runSimple('a new clinic, service and flow pass npm run check'),
]
process.exit(close(results))

function skip() {
  console.log('The paths in the browser need Chrome or Chromium: install one, or set CHROME_PATH to it, and run again.')
  return process.env['CI'] ? counts(0, 1) : counts(0, 0, 1)
}
