import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { constants, platform } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { takesTurn } from './turn.mjs'

/** The oldest Node that works; jsdom needs it. */
const oldest = '24.15'

const folder = fileURLToPath(new URL('../runtime', import.meta.url))

/**
 * Returns where this Node is new enough. Otherwise runs the same command on a newer one, which is fetched once from the
 * package registry into scripts/runtime, and ends with its exit status. Works on every Node since 18.
 */
export async function ensureRuntime() {
  if (isRecent(process.versions.node)) return endWithParent()
  installPackages(folder, `This is Node ${process.versions.node}: fetching a newer one for this project's commands ...`)
  const node =
    findFetched(folder) ?? fail(`Node ${oldest} or newer is needed: install one, then run the command again.`)
  process.exit(await runAgain(node))
}

/** @param {string} version */
export function isRecent(version) {
  return version.localeCompare(oldest, 'en', { numeric: true }) >= 0
}

/**
 * Installs a folder's packages if they are missing or older than its lock file. Where several commands start at once,
 * one installs and the others wait. Needs nothing but Node and npm.
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
 * Waits until no other process installs there. Returns the path of the file that marks this process as the one that
 * does.
 * @param {string} where
 */
function takeTurn(where) {
  const file = join(where, '.cache/installing')
  try {
    while (!takesTurn(file)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const remedy = `Run it with Node ${oldest} or newer, after npm ci by a user who may write there.`
    fail(`Packages have to be installed, and this user may not (${reason}). ${remedy}`)
  }
  return file
}

/**
 * Prints one sentence and ends the command with status 1.
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

/**
 * The Node that is installed as a package in a folder, or undefined.
 * @param {string} where
 */
export function findFetched(where) {
  const packages = join(where, 'node_modules')
  const names = existsSync(packages) ? readdirSync(packages) : []
  return names
    .flatMap((name) => [join(packages, name, 'bin/node'), join(packages, name, 'bin/node.exe')])
    .find((path) => existsSync(path))
}

/**
 * Runs this command on another Node and resolves to its exit status. That Node is first on the command's PATH, for
 * tools that call `node`.
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
 * Whether a signal came from the terminal, which sends Ctrl-C to the whole process group, the other Node included. A
 * second signal would interrupt the other Node's orderly end.
 * @param {string} signal
 */
function isFromTerminal(signal) {
  return signal === 'SIGINT' && process.stdin.isTTY
}

/** Makes a Node that was started by `runAgain` end when its parent is killed, which closes the channel between them. */
function endWithParent() {
  if (!process.channel) return
  process.on('disconnect', () => process.emit('SIGTERM', 'SIGTERM') || process.exit(143))
  process.channel.unref()
}
