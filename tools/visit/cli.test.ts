import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { root } from '../../scripts/support/setup.mjs'

test.each([
  ['nofile.json', "There is no file 'nofile.json'.\n"],
  ['tools/visit', "There is no file 'tools/visit'.\n"],
])('npm run visit -- %s says in a sentence that it is no file', (name, sentence) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/visit/cli.ts', name], {
    cwd: root,
    encoding: 'utf8',
  })
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: sentence })
})
