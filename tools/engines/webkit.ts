import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { Builder, Key, Origin, type WebDriver } from 'selenium-webdriver'
import { usualSize, type Engine } from './tab.ts'

/** The paths of what WebKitGTK is driven with. */
export interface WebKitPrograms {
  driver: string
  browser: string
}

/**
 * The pixels between two presses of one control. A walk's clock is advanced and WebKit's is not: at the same place they
 * would count as a double click, though eight seconds lie between them.
 */
const apart = 6

/** Starts WebKitGTK on a screen of its own; it is driven by classic WebDriver. */
export async function startWebKit({ driver: program, browser }: WebKitPrograms): Promise<Engine> {
  const screen = await startScreen()
  const port = await freePort()
  const env = { ...process.env, DISPLAY: screen.display, GTK_A11Y: 'none' }
  const service = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' })
  process.once('exit', () => service.kill())
  const url = `http://127.0.0.1:${port}`
  await untilAnswering(`${url}/status`)
  const driver = await sessionAt(url, browser)
  const version = (await driver.getCapabilities()).get('browserVersion')
  const resize = (width: number, height: number) => setInnerSize(driver, width, height)
  let last = { x: -apart, y: -apart }
  return {
    name: `WebKitGTK ${String(version)}`,
    tab: {
      open: async (address, size = usualSize) => {
        await resize(size.width, size.height)
        await driver.get(address).catch((error: unknown) => {
          throw new Error(`${address} has not loaded: ${String(error)}`)
        })
      },
      run: (expression) => run(driver, expression),
      move: (x, y) => driver.actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).perform(),
      click: (x, y) => {
        const isSame = Math.abs(x - last.x) < apart && Math.abs(y - last.y) < apart
        last = { x: isSame ? x + apart : x, y }
        return driver
          .actions()
          .move({ ...last, origin: Origin.VIEWPORT, duration: 0 })
          .click()
          .perform()
      },
      press: (key) => driver.actions().sendKeys(keyOf(key)).perform(),
      resize,
      picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    },
    close: async () => {
      await driver.quit()
      service.kill()
      await screen.stop()
    },
  }
}

async function sessionAt(url: string, binary: string): Promise<WebDriver> {
  const options = { binary, args: ['--automation'] }
  /* A limit on scripts would be kept by the page's own clock, which walks stop and advance. */
  const timeouts = { script: null, pageLoad: 120_000 }
  return new Builder()
    .disableEnvironmentOverrides()
    .usingServer(url)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options, timeouts })
    .build()
}

async function run(driver: WebDriver, expression: string): Promise<unknown> {
  const answer: unknown = await driver.executeAsyncScript(
    `const done = arguments[arguments.length - 1];
     (async () => (${expression}))().then((value) => done({ value }), (error) => done({ error: String(error) }))`,
  )
  if (typeof answer !== 'object' || answer === null) return null
  if ('error' in answer) throw new Error(String(answer.error))
  return 'value' in answer ? answer.value : undefined
}

/** The window has a frame of unknown size around the page. */
async function setInnerSize(driver: WebDriver, width: number, height: number): Promise<void> {
  const window = driver.manage().window()
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const inner = await run(driver, '({ width: innerWidth, height: innerHeight })')
    if (typeof inner !== 'object' || inner === null || !('width' in inner) || !('height' in inner)) break
    const [missing, short] = [width - Number(inner.width), height - Number(inner.height)]
    if (missing === 0 && short === 0) return
    const outer = await window.getRect()
    await window.setRect({ ...outer, width: outer.width + missing, height: outer.height + short })
  }
}

const keys: Readonly<Record<string, string>> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  Space: ' ',
  Tab: Key.TAB,
}

/** @throws where the key is none that walks press */
function keyOf(name: string): string {
  const key = keys[name]
  if (!key) throw new Error(`WebKit's driver knows no key '${name}': add it to tools/engines/webkit.ts.`)
  return key
}

/** A screen in memory, with a window manager, without which windows get no focus. */
async function startScreen(): Promise<{ display: string; stop: () => Promise<void> }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const numbers = server.stdio[3]
  if (!numbers) throw new Error('Xvfb has no third stream.')
  const [number] = await once(numbers, 'data')
  const display = `:${String(number).trim()}`
  const manager = spawn('openbox', [], { env: { ...process.env, DISPLAY: display }, stdio: 'ignore' })
  process.once('exit', () => server.kill())
  return {
    display,
    stop: async () => {
      for (const child of [manager, server]) await ended(child)
    },
  }
}

async function ended(child: ChildProcess): Promise<void> {
  const end = once(child, 'exit')
  if (child.exitCode === null && child.signalCode === null && child.kill()) await end
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}

async function untilAnswering(url: string): Promise<void> {
  const deadline = Date.now() + 10_000
  while (Date.now() < deadline) {
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`WebKitWebDriver does not answer at ${url}`)
}
