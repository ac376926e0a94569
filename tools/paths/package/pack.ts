import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../../..')
const shell = process.platform === 'win32'

/**
 * Compiles the package to JavaScript with declarations, and packs it into a folder, which is emptied before. Resolves
 * to the tarball's path.
 */
export async function pack(folder: string): Promise<string> {
  const staged = join(folder, 'statechart-paths')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(staged, { recursive: true })
  for (const name of ['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE'])
    cpSync(join(import.meta.dirname, name), join(staged, name))
  const compiler = join(root, 'node_modules/.bin/tsc')
  await run(compiler, ['-p', import.meta.dirname, '--outDir', join(staged, 'dist')], { shell })
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: staged, shell })
  return join(folder, stdout.trim())
}
