import { launch, type KeyInput } from 'puppeteer-core'
import { usualSize, type Engine } from './tab.ts'

/** Starts Firefox without a window; it is driven by WebDriver BiDi. */
export async function startFirefox(program: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 0, 'network.dns.disableIPv6': true },
  })
  let context = await browser.createBrowserContext()
  let page = await context.newPage()
  return {
    name: (await browser.version()).replace('firefox/', 'Firefox '),
    tab: {
      open: async (url) => {
        await context.close()
        context = await browser.createBrowserContext()
        page = await context.newPage()
        await page.setViewport(usualSize)
        await page.goto(url)
      },
      run: (expression) => page.evaluate(expression),
      move: (x, y) => page.mouse.move(x, y),
      click: (x, y) => page.mouse.click(x, y),
      press: (key) => page.keyboard.press(keyOf(key)),
      resize: (width, height) => page.setViewport({ width, height }),
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
  if (!key) throw new Error(`Firefox's driver knows no key '${name}': add it to tools/engines/firefox.ts.`)
  return key
}
