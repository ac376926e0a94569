import { ensureProgram } from '../../scripts/support/setup.mjs'
import { startFirefox } from './firefox.ts'
import type { Engine } from './tab.ts'
import { startWebKit } from './webkit.ts'

export type EngineId = 'firefox' | 'webkit'

/** The engines besides Chromium, which Playwright drives. */
export const engineIds: readonly EngineId[] = ['firefox', 'webkit']

/** Starts an engine; resolves to a sentence where this machine has none and can install none. */
export async function startEngine(id: EngineId): Promise<Engine | string> {
  const program = id === 'firefox' ? ensureProgram('firefox-esr') : ensureWebKit()
  if (program === undefined) return `No ${names[id]} here, and none could be installed: its walks did not run.`
  return id === 'firefox' ? startFirefox(program) : startWebKit(program)
}

const names = { firefox: 'Firefox', webkit: 'WebKitGTK' }

/** WebKit needs a screen in memory, and a window manager, without which its windows get no focus. */
function ensureWebKit(): string | undefined {
  const parts = [
    ensureProgram('WebKitWebDriver', 'webkit2gtk-driver'),
    ensureProgram('Xvfb', 'xvfb'),
    ensureProgram('openbox'),
  ]
  return parts.includes(undefined) ? undefined : parts[0]
}
