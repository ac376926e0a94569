import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listenTo, type Ear, type Line } from './ear.ts'
import { browserCommand, type Browser } from './programs.ts'

/** A screen of its own on which Orca reads a browser aloud. */
export interface Session {
  ear: Ear
  /** The processes of the screen, the bus, Orca and the browser. */
  processes: readonly number[]
  /** Presses a key, by the name that xdotool gives it. */
  press: (key: string) => void
  type: (text: string) => void
  close: () => Promise<void>
}

/** Starts a screen, a bus, a window manager, Orca and a browser with a new profile; rejects if Orca reads no page. */
export async function openSession(browser: Browser, address: string): Promise<Session> {
  const home = mkdtempSync(join(tmpdir(), 'clinic-spoken-'))
  const started: ChildProcess[] = []
  const start = (program: string, args: string[], env: NodeJS.ProcessEnv) => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'ignore', 'pipe'], detached: true })
    started.push(child)
    return child
  }
  const killAll = () => started.forEach(kill)
  const close = () => end(started, home).finally(() => process.off('exit', killAll))
  process.once('exit', killAll)
  try {
    const env = prepareHome(home)
    const screen = start('Xvfb', ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', '1280x1000x24'], env)
    env['DISPLAY'] = `:${await firstLine(screen.stdio[3])}`
    const bus = start('dbus-daemon', ['--session', '--nofork', '--nopidfile', '--print-address=1'], env)
    env['DBUS_SESSION_BUS_ADDRESS'] = await firstLine(bus.stdout)
    start('openbox', [], env)
    for (const name of ['IsEnabled', 'ScreenReaderEnabled']) execFileSync('dbus-send', accessible(name), { env })
    const orcaPath = `${join(home, 'bin')}:${env['PATH'] ?? ''}`
    start('orca', ['-e', 'speech', '-d', 'braille'], { ...env, PATH: orcaPath })
    const ear = listenTo(join(home, 'spoken'))
    await ear.until('Orca to start', ({ kind }) => kind === 'ready')
    const [program, args] = browserCommand(browser, join(home, 'profile'), address)
    start(program, args, env)
    await ear.until('the page to be read', isLoaded)
    const xdotool = (...given: string[]) => void execFileSync('xdotool', given, { env })
    return {
      ear,
      processes: started.flatMap(({ pid = [] }) => pid),
      press: (key) => xdotool('key', '--clearmodifiers', key),
      type: (text) => xdotool('type', '--delay', '60', text),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

function isLoaded({ kind, text }: Line): boolean {
  return kind === 'said' && text.startsWith('Page has ')
}

/** Preferences with which Firefox shows nothing but the page, and offers nothing. */
const firefoxPreferences = {
  'browser.shell.checkDefaultBrowser': false,
  'browser.aboutwelcome.enabled': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.tabs.firefox-view': false,
  'browser.sessionstore.resume_from_crash': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'termsofuse.bypassNotification': true,
  'app.update.enabled': false,
  'app.normandy.enabled': false,
  'accessibility.force_disabled': -1,
  'signon.rememberSignons': false,
  'extensions.formautofill.addresses.enabled': false,
  'browser.formfill.enable': false,
}

/** Services of a desktop that browsers would start: one mounts a file system in the home, which could not be removed. */
const portals = ['org.freedesktop.portal.Desktop', 'org.freedesktop.portal.Documents']

/**
 * Writes the settings of Orca and Firefox; returns the environment of a user with that home. Orca looks for others of
 * its kind by pgrep and would not start beside them, though they read other screens: it gets one that finds nothing.
 */
function prepareHome(home: string): NodeJS.ProcessEnv {
  const folders = { XDG_RUNTIME_DIR: 'run', XDG_DATA_HOME: 'data', XDG_CONFIG_HOME: 'config', XDG_CACHE_HOME: 'cache' }
  const services = join(home, 'data/dbus-1/services')
  for (const folder of ['bin', 'run', 'data/orca', 'data/dbus-1/services', 'config', 'cache', 'profile'])
    mkdirSync(join(home, folder), { recursive: true, mode: 0o700 })
  const customizations = fileURLToPath(new URL('orca-customizations.py', import.meta.url))
  copyFileSync(customizations, join(home, 'data/orca/orca-customizations.py'))
  symlinkSync('/bin/true', join(home, 'bin/pgrep'))
  for (const name of portals)
    writeFileSync(join(services, `${name}.service`), `[D-BUS Service]\nName=${name}\nExec=/bin/false\n`)
  const preferences = Object.entries(firefoxPreferences)
  const lines = preferences.map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
  writeFileSync(join(home, 'profile/user.js'), lines.join(''))
  writeFileSync(join(home, 'spoken'), '')
  return {
    PATH: process.env['PATH'],
    HOME: home,
    SPOKEN: join(home, 'spoken'),
    ...Object.fromEntries(Object.entries(folders).map(([name, folder]) => [name, join(home, folder)])),
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
    TZ: 'America/New_York',
    GTK_MODULES: 'gail:atk-bridge',
    GNOME_ACCESSIBILITY: '1',
    NO_AT_BRIDGE: '0',
    ACCESSIBILITY_ENABLED: '1',
  }
}

/** The arguments of dbus-send that tell programs that they are read aloud. */
function accessible(property: string): string[] {
  return [
    '--session',
    '--print-reply',
    '--dest=org.a11y.Bus',
    '/org/a11y/bus',
    'org.freedesktop.DBus.Properties.Set',
    'string:org.a11y.Status',
    `string:${property}`,
    'variant:boolean:true',
  ]
}

async function firstLine(stream: ChildProcess['stdio'][number] | undefined): Promise<string> {
  if (!stream || !('read' in stream)) throw new Error('The program has no output.')
  const [line] = await once(stream, 'data')
  stream.resume()
  return String(line).trim()
}

async function end(started: readonly ChildProcess[], home: string): Promise<void> {
  for (const child of started.toReversed()) {
    const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined
    kill(child)
    await ended
  }
  rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
}

/** Ends a program with all that it has started in its group. */
function kill({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    return
  }
}
