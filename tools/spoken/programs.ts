import { execFileSync } from 'node:child_process'
import { ensureChrome, ensureProgram } from '../../scripts/support/setup.mjs'

export type Browser = 'firefox' | 'chromium'

export const browsers: readonly Browser[] = ['firefox', 'chromium']

/** What a session needs, by program, with Debian's package where it is called otherwise. */
const needed: readonly (readonly [program: string, debian?: string])[] = [
  ['orca'],
  ['Xvfb', 'xvfb'],
  ['openbox'],
  ['dbus-daemon'],
  ['dbus-send', 'dbus-bin'],
  ['xdotool'],
  ['firefox-esr'],
]

/** The programs that this machine has not, and cannot install. */
export function missingPrograms(): string[] {
  const missing = needed.filter(([program, debian]) => !ensureProgram(program, debian)).map(([program]) => program)
  return ensureChrome() ? missing : [...missing, 'chromium']
}

/** The command that opens a browser without toolbars at an address, with a new profile in this folder. */
export function browserCommand(browser: Browser, profile: string, address: string): [string, string[]] {
  if (browser === 'firefox') return ['firefox-esr', ['--no-remote', '--profile', profile, '--kiosk', address]]
  return [chrome(), [...chromiumArguments, `--user-data-dir=${profile}`, '--kiosk', address]]
}

/** Orca's version and a browser's, as transcripts record them: the first number of each alone changes what is said. */
export function versionsOf(browser: Browser): string {
  const program = browser === 'firefox' ? 'firefox-esr' : chrome()
  return `Orca ${versionOf('orca')}, ${browser === 'firefox' ? 'Firefox ESR' : 'Chromium'} ${versionOf(program)}`
}

const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--force-renderer-accessibility',
]

function chrome(): string {
  return ensureChrome() ?? ''
}

function versionOf(program: string): string {
  const printed = execFileSync(program, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return /\d+(\.\d+)*/.exec(printed)?.[0] ?? 'unknown'
}
