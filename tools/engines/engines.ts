import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChrome, ensureProgram, findChrome } from '../../scripts/support/setup.mjs'
import { startChromium, startFirefox } from './puppeteer.ts'
import type { Engine } from './tab.ts'
import { startWebKit, type WebKitPrograms } from './webkit.ts'

export type EngineId = 'firefox' | 'webkit'

/** The engines besides Chromium, which Playwright drives. */
export const engineIds: readonly EngineId[] = ['firefox', 'webkit']

/** Starts an engine; resolves to a sentence where this machine has none and can install none. */
export async function startEngine(id: EngineId | 'chromium'): Promise<Engine | string> {
  if (id === 'webkit') {
    const programs = ensureWebKit()
    return programs ? startWebKit(programs) : absence('WebKitGTK')
  }
  if (id === 'firefox') {
    const program = process.env['FIREFOX_PATH'] ?? ensureProgram('firefox-esr')
    return program ? startFirefox(program) : absence('Firefox')
  }
  ensureChrome()
  const chrome = findChrome()
  return chrome ? startChromium(chrome) : absence('Chromium')
}

function absence(name: string): string {
  return `No ${name} here, and none could be installed: its walks did not run.`
}

/** WebKit needs a screen in memory, and a window manager, without which its windows get no focus. */
function ensureWebKit(): WebKitPrograms | null {
  const driver = ensureProgram('WebKitWebDriver', 'webkit2gtk-driver')
  if (!driver || !ensureProgram('Xvfb', 'xvfb') || !ensureProgram('openbox')) return null
  const browser = findMiniBrowser()
  return browser ? { driver, browser } : null
}

/** Debian keeps it beside the engine, in a folder named after the processor. */
function findMiniBrowser(): string | undefined {
  return readdirSync('/usr/lib')
    .map((folder) => join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((path) => existsSync(path))
}
