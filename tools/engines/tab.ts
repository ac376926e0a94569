/** The inner size of a window, in CSS px. */
export interface Size {
  width: number
  height: number
}

/** What a test can do in one tab of any engine: the least that a driver needs, so that an engine is one small file. */
export interface Tab {
  /** Opens a page in a window of this inner size, the usual one unless given. */
  open: (url: string, size?: Size) => Promise<void>
  /** Evaluates an expression in the page, waits for a promise, and resolves to its JSON value. */
  run: (expression: string) => Promise<unknown>
  /** Moves the mouse to a point of the window, in CSS px. */
  move: (x: number, y: number) => Promise<void>
  /** Presses and releases the mouse's main button at a point of the window. */
  click: (x: number, y: number) => Promise<void>
  /** Presses a key where the focus is: 'Escape', 'ArrowRight'. */
  press: (key: string) => Promise<void>
  /** Gives the window an inner size, in CSS px. */
  resize: (width: number, height: number) => Promise<void>
  /** What the window shows, as PNG. */
  picture: () => Promise<Buffer>
}

/** A running browser. */
export interface Engine {
  /** Name and version, as evidence names it. */
  name: string
  /** Its one tab. Walks share nothing that the site keeps, since each has an origin of its own. */
  tab: Tab
  close: () => Promise<void>
}

/** The usual inner size of a window, as Playwright's. */
export const usualSize: Size = { width: 1280, height: 720 }
