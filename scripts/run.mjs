import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fail, prepare, root } from './support/setup.mjs'

await prepare()

const [what = fail('Name a TypeScript file of the project, or a tool that it installs.'), ...args] =
  process.argv.slice(2)
if (what.endsWith('.ts')) await runFile(resolve(root, what))
else runTool(join(root, 'node_modules/.bin', what))

/** @param {string} file */
async function runFile(file) {
  process.argv.splice(1, 2, file)
  await import(pathToFileURL(file).href)
}

/** @param {string} bin */
function runTool(bin) {
  const isWindows = process.platform === 'win32'
  const tool = spawn(bin, args, { cwd: root, stdio: 'inherit', shell: isWindows })
  tool.once('error', () => fail(`${what} is no tool of this project.`))
  tool.once('exit', (code) => process.exit(code ?? 1))
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => tool.kill(signal))
}
