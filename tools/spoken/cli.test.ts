import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root } from '../../scripts/support/setup.mjs'

test.each([
  [['franchse'], /^There is no walk 'franchse'\. There are: booking, .*franchise/],
  [['--browser', 'opera'], /^There is no browser 'opera'\. There are: firefox, chromium\./],
  [['--seeded', 'embed'], /^No fault is planted in embed\. Faults are planted in: .*franchise/],
  [['--repeat', '0'], /^--repeat takes a number from 1 to 99, not '0'\./],
  [['--repeat', 'five'], /^--repeat takes a number from 1 to 99, not 'five'\./],
])('npm run spoken -- %j walks nothing, fails, and says what to write', (options, sentence) => {
  const run = spawnSync(process.execPath, ['tools/spoken/cli.ts', ...options], { cwd: root, encoding: 'utf8' })
  expect(run.stderr).toMatch(sentence)
  expect(run.status).toBe(1)
  expect(run.stdout).toBe('')
})
