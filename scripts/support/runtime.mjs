import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { constants, platform } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The oldest Node that everything runs on, asked for by jsdom. */
const oldest = '24.15'

const folder = fileURLToPath(new URL('../runtime', import.meta.url))

/**
 * Returns where this Node is new enough; else runs the same command on one that is, fetched once from the package registry into
 * scripts/runtime, and ends with its exit status. Written for any Node since 18.
 */
export async function ensureRuntime() {
  if (isRecent(process.versions.node)) return endWithParent()
  installPackages(folder, `This is Node ${process.versions.node}: fetching a newer one for this project's commands ...`)
  const node = findFetched() ?? fail(`Node ${oldest} or newer is needed: install one, then run the command again.`)
  process.exit(await runAgain(node))
}

/** @param {string} version */
export function isRecent(version) {
  return version.localeCompare(oldest, 'en', { numeric: true }) >= 0
}

/**
 * Installs a folder's packages when they are missing or older than its lock file. Of several commands begun at once one installs, and the
 * others wait for it. Needs nothing but Node and npm.
 * @param {string} where
 * @param {string} message Printed before a download.
 */
export function installPackages(where, message) {
  if (isInstalled(where)) return
  const turn = takeTurn(where)
  const isWhole = isInstalled(where) || runNpm(where, message)
  rmSync(turn, { force: true })
  if (!isWhole) fail('npm ci failed: see the lines above, then run the command again.')
}

/** @param {string} where */
function isInstalled(where) {
  const installed = join(where, 'node_modules/.package-lock.json')
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(where, 'package-lock.json')).mtimeMs
}

/**
 * @param {string} where
 * @param {string} message
 */
function runNpm(where, message) {
  console.log(message)
  const options = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const result = spawnSync('npm', ['ci', ...options], {
    cwd: where,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: platform() === 'win32',
  })
  return result.status === 0
}

/**
 * Waits until no other process installs there; the file that says that this one does.
 * @param {string} where
 */
function takeTurn(where) {
  const file = join(where, '.cache/installing')
  mkdirSync(dirname(file), { recursive: true })
  while (!isWritten(file)) {
    if (isHeld(file)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
    else rmSync(file, { force: true })
  }
  return file
}

/** @param {string} file */
function isWritten(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/**
 * Whether the process that wrote it still runs; one that was killed leaves it behind.
 * @param {string} file
 */
function isHeld(file) {
  try {
    process.kill(Number(readFileSync(file, 'utf8')), 0)
    return true
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}
/**
 * Ends the command with one sentence for the person at the keyboard.
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

function findFetched() {
  const packages = join(folder, 'node_modules')
  const names = existsSync(packages) ? readdirSync(packages) : []
  return names
    .flatMap((name) => [join(packages, name, 'bin/node'), join(packages, name, 'bin/node.exe')])
    .find((path) => existsSync(path))
}

/**
 * Runs this command on another Node, which comes first on its PATH for the tools that ask for `node` there. Resolves to the exit status.
 * @param {string} node
 * @returns {Promise<number>}
 */
export function runAgain(node) {
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: [dirname(node), process.env['PATH']].join(delimiter) },
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => isFromTerminal(signal) || child.kill(signal))
  return new Promise((resolve) => {
    child.once('error', () => fail(`${node} does not run on this system: install Node ${oldest} or newer.`))
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? 'SIGKILL']))
  })
}

/**
 * A terminal tells the whole group of Ctrl-C, the other Node included; a second word would cut its orderly end short.
 * @param {string} signal
 */
function isFromTerminal(signal) {
  return signal === 'SIGINT' && process.stdin.isTTY
}

/** A Node that was begun by `runAgain` ends when that one is killed: it hears the channel close. */
function endWithParent() {
  if (!process.channel) return
  process.on('disconnect', () => process.emit('SIGTERM', 'SIGTERM') || process.exit(143))
  process.channel.unref()
}
