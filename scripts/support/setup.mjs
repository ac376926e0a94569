import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { homedir, platform } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Makes the rest of a command loadable: packages installed, TypeScript files importable. */
export async function prepare() {
  ensurePackages()
  const { register } = await import('tsx/esm/api')
  register()
}

/** Installs the packages when they are missing or older than the lock file. Needs nothing but Node and npm. */
function ensurePackages() {
  const installed = join(root, 'node_modules/.package-lock.json')
  const lock = join(root, 'package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  console.log('Installing packages (npm ci) ...')
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: platform() === 'win32',
  })
  if (result.status !== 0) fail('npm ci failed: see the lines above, then run the command again.')
}

/** The path of an installed Chrome or Chromium, or undefined. CHROME_PATH wins. */
export function findChrome() {
  const named = process.env['CHROME_PATH']
  if (named) return existsSync(named) ? named : fail(`CHROME_PATH names ${named}, which does not exist.`)
  return [...usualPlaces(), ...playwrightPlaces()].find((path) => existsSync(path))
}

/** Finds a browser for the tests, else installs one; undefined where this machine can have none. */
export function ensureChrome() {
  return findChrome() ?? installChrome()
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
  if (isDebianRoot()) {
    const script = 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium'
    spawnSync('sh', ['-c', script], { stdio: 'ignore', timeout: 600_000 })
    if (findChrome()) return findChrome()
  }
  const playwright = join(root, 'node_modules/@playwright/test/cli.js')
  spawnSync(process.execPath, [playwright, 'install', 'chromium'], { cwd: root, stdio: 'ignore', timeout: 600_000 })
  return findChrome()
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

/**
 * Ends the command with one sentence for the person at the keyboard.
 * @param {string} sentence
 * @returns {never}
 */
export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
