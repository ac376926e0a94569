import { launch, type Browser, type KeyInput } from 'puppeteer-core'
import { chromeArguments } from '../../scripts/support/chrome-arguments.ts'
import { usualSize, type Engine } from './tab.ts'

/** Starts Firefox without a window; it is driven by WebDriver BiDi. */
export async function startFirefox(program: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 0, 'network.dns.disableIPv6': true },
  })
  return engineOf(browser)
}

/** Starts Chromium without a window, to be seen beside the others. */
export async function startChromium(program: string): Promise<Engine> {
  const headless = program.endsWith('headless-shell') ? 'shell' : true
  return engineOf(await launch({ browser: 'chrome', executablePath: program, headless, args: chromeArguments }))
}

async function engineOf(browser: Browser): Promise<Engine> {
  let context = await browser.createBrowserContext()
  let page = await context.newPage()
  const version = await browser.version()
  return {
    name: version.replace('firefox/', 'Firefox ').replace(/^(Headless)?Chrome\//, 'Chromium '),
    tab: {
      open: async (url, size = usualSize) => {
        await context.close()
        context = await browser.createBrowserContext()
        page = await context.newPage()
        await page.setViewport(size)
        await page.goto(url)
      },
      run: (expression) => page.evaluate(expression),
      move: (x, y) => page.mouse.move(x, y),
      click: (x, y) => page.mouse.click(x, y),
      press: (key) => page.keyboard.press(keyOf(key)),
      resize: (width, height) => page.setViewport({ width, height }),
      picture: async () => Buffer.from(await page.screenshot()),
    },
    close: () => browser.close(),
  }
}

const keys: Readonly<Record<string, KeyInput>> = {
  ArrowDown: 'ArrowDown',
  ArrowLeft: 'ArrowLeft',
  ArrowRight: 'ArrowRight',
  ArrowUp: 'ArrowUp',
  End: 'End',
  Enter: 'Enter',
  Escape: 'Escape',
  Home: 'Home',
  Space: 'Space',
  Tab: 'Tab',
}

/** @throws where the key is none that walks press */
function keyOf(name: string): KeyInput {
  const key = keys[name]
  if (!key) throw new Error(`No key '${name}' is known here: add it to tools/engines/puppeteer.ts.`)
  return key
}
