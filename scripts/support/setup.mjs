import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readdirSync } from 'node:fs'
import { homedir, platform } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { helpOf } from './help.mjs'
import { ensureRuntime, fail, installPackages } from './runtime.mjs'

export { fail }

export const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Prepares a command so that the rest of it can be loaded: a Node that runs TypeScript, installed packages, types of
 * CSS modules. Where its help is asked for, prints that and ends; npm names the command in the environment.
 */
export async function prepare() {
  await prepareToRun()
  const { writeClassTypes } = await import('./class-types.mjs')
  writeClassTypes(root)
}

/** Prepares a command that only runs: the same without types. It writes nothing where the packages are installed. */
export async function prepareToRun() {
  if (process.argv.includes('--help')) {
    console.log(helpOf(process.env['npm_lifecycle_event']))
    process.exit(0)
  }
  await ensureRuntime()
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    fail('node_modules is a symbolic link, and npm ci would empty what it points to: remove the link, then run again.')
  }
  installPackages(root, 'Installing packages (npm ci) ...')
}

/**
 * The path of an installed Chrome or Chromium, or undefined. CHROME_PATH comes first, then headless Chromium, which
 * takes a third less time, unless HEADED is set.
 */
export function findChrome() {
  return (process.env['HEADED'] ? undefined : findWindowless()) ?? findWholeChrome()
}

/** The path of a Chrome or Chromium that is not the headless build, which keeps no page for Back. */
export function findWholeChrome() {
  const named = process.env['CHROME_PATH']
  if (named) return existsSync(named) ? named : fail(`CHROME_PATH names ${named}, which does not exist.`)
  return [...usualPlaces(), ...playwrightPlaces()].find((path) => existsSync(path))
}

function findWindowless() {
  return process.env['CHROME_PATH'] ? undefined : findProgram('chromium-headless-shell')
}

/** Finds the browsers for the tests, or installs them; undefined where this machine can have none. */
export function ensureChrome() {
  if (!process.env['CHROME_PATH']) ensureProgram('chromium-headless-shell')
  return findWholeChrome() ?? installChrome()
}

/**
 * The path of an installed program, or undefined. Servers are looked for in folders that are not on a user's PATH, too.
 * @param {string} name
 */
export function findProgram(name) {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

/**
 * Finds a program for the tests, or installs Debian's package, of its name unless given; undefined where this machine can
 * have none.
 * @param {string} name
 */
export function ensureProgram(name, debian = name) {
  const found = findProgram(name)
  if (found) return found
  console.log(`No ${name} found: installing one for the tests ...`)
  installPackage(debian)
  return findProgram(name)
}

/** The folder of an installed PostgreSQL's programs, the newest version's, or undefined. */
export function findPostgres() {
  const parent = '/usr/lib/postgresql'
  const versions = existsSync(parent) ? readdirSync(parent).toSorted((one, other) => Number(other) - Number(one)) : []
  const folders = [...versions.map((version) => join(parent, version, 'bin')), dirname(findProgram('initdb') ?? '/')]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** Finds PostgreSQL for the tests, or installs Debian's; undefined where this machine can have none. */
export function ensurePostgres() {
  if (findPostgres() === undefined) ensureProgram('postgresql')
  return findPostgres()
}

function usualPlaces() {
  return [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  ]
}

function playwrightPlaces() {
  const caches = [
    process.env['PLAYWRIGHT_BROWSERS_PATH'],
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
    join(homedir(), 'AppData/Local/ms-playwright'),
  ]
  return caches
    .flatMap((cache) => (cache && existsSync(cache) ? [cache] : []))
    .flatMap((cache) => readdirSync(cache).map((name) => join(cache, name)))
    .filter((folder) => /chromium-\d+$/.test(folder))
    .flatMap((folder) => [
      join(folder, 'chrome-linux/chrome'),
      join(folder, 'chrome-linux64/chrome'),
      join(folder, 'chrome-mac/Chromium.app/Contents/MacOS/Chromium'),
      join(folder, 'chrome-win/chrome.exe'),
    ])
}

function installChrome() {
  console.log('No Chrome or Chromium found: installing one for the browser tests ...')
  installPackage('chromium')
  if (findWholeChrome()) return findWholeChrome()
  const playwright = join(root, 'node_modules/@playwright/test/cli.js')
  spawnSync(process.execPath, [playwright, 'install', 'chromium'], { cwd: root, stdio: 'ignore', timeout: 600_000 })
  return findWholeChrome()
}

/**
 * Installs a package on Debian, where this user may.
 * @param {string} name
 */
function installPackage(name) {
  if (!isDebianRoot()) return
  const script = `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${name}`
  spawnSync('sh', ['-c', script], { stdio: 'ignore', timeout: 600_000 })
}

function isDebianRoot() {
  if (platform() !== 'linux' || process.getuid?.() !== 0) return false
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
